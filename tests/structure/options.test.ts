/** The choices of every select field on the CMS's own screens have names in both languages. */
import type { CollectionConfig, Config, Field, GlobalConfig } from 'payload';
import { panel } from '../../admin-components/plugin';
import { collections, globals } from '../../collections/index';

type Shown = CollectionConfig | GlobalConfig;

/** Never shown there: only the panel's own screens show them. */
const isHidden = ({ admin }: Shown): boolean => admin?.hidden === true;

function selectsIn(
  fields: readonly Field[],
  above: string,
): { path: string; field: Extract<Field, { type: 'select' }> }[] {
  return fields.flatMap((field) => {
    const path = 'name' in field ? `${above}.${field.name}` : above;
    if (field.type === 'select') return field.admin?.hidden ? [] : [{ path, field }];
    if (field.type === 'blocks')
      return field.blocks.flatMap((block) => selectsIn(block.fields, `${path}.${block.slug}`));
    return 'fields' in field ? selectsIn(field.fields, path) : [];
  });
}

test('every choice is named in English and Bangla', async () => {
  const shown: Shown[] = [...collections, ...globals].filter((config) => !isHidden(config));
  const names = new Set(shown.map(({ slug }) => slug));
  const { collections: named = [], globals: settings = [] } = await panel({ collections, globals } as Config);
  const selects = [...named, ...settings]
    .filter(({ slug }) => names.has(slug))
    .flatMap(({ slug, fields }) => selectsIn(fields, slug));
  expect(selects.length).toBeGreaterThan(8);
  const unnamed = selects.flatMap(({ path, field }) =>
    field.options.flatMap((option) => {
      const label = typeof option === 'object' && typeof option.label === 'object' ? option.label : {};
      const isNamed = 'en' in label && 'bn-BD' in label && label.en !== '' && label['bn-BD'] !== '';
      return isNamed ? [] : [`${path}: ${typeof option === 'string' ? option : option.value}`];
    }),
  );
  expect(unnamed).toEqual([]);
});
