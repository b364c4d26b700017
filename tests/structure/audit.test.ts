/** No collection and no global is forgotten by the audit log. */
import { audited, auditPlanOf, unaudited } from '../../domain/audit/plan';
import { collections, globals } from '../../collections/index';

const all = [...collections, ...globals];
const hookNames = (hooks: unknown): string =>
  JSON.stringify((hooks as Record<string, unknown[]> | undefined) ?? {}, (_key, value: unknown) =>
    typeof value === 'function' ? 'hook' : value,
  );

describe('the audit plan', () => {
  test('says for every collection and global whether it is audited, and lists nothing else', () => {
    const decided = [...Object.keys(audited), ...Object.keys(unaudited)].sort();
    expect(decided).toEqual(all.map((each) => each.slug).sort());
  });

  test('stops the start for one without an entry', () => {
    expect(() => auditPlanOf('gift-cards')).toThrow(/gift-cards/);
  });

  test('gives every audited one a hook after its writes, last of all its hooks', () => {
    const bare = all.filter(
      (each) =>
        auditPlanOf(each.slug) && !auditPlanOf(each.slug)?.byHand && !hookNames(each.hooks).includes('"afterChange":['),
    );
    expect(bare.map((each) => each.slug)).toEqual([]);
    const removable = collections.filter((each) => auditPlanOf(each.slug) && !each.hooks?.afterDelete?.length);
    expect(removable.map((each) => each.slug)).toEqual([]);
  });

  test('reads nothing but fields that are there', () => {
    const wrong = collections.flatMap(({ slug, fields }) => {
      const names = new Set(['email', ...fields.map((field) => ('name' in field ? field.name : ''))]);
      // Payload's own field of every upload.
      if (slug === 'media') names.add('filename');
      const plan = auditPlanOf(slug);
      return [...(plan?.label ?? [])].filter((name) => !names.has(name)).map((name) => `${slug}.${name}`);
    });
    expect(wrong).toEqual([]);
  });
});
