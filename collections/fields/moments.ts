/** How the CMS's own screens write instants: as every other screen does (`formatInstant`), day first and with 24 hours. */
import type { CollectionConfig, DateField, Field, GlobalConfig } from 'payload';

/** In lists, versions and beside forms; a pattern of date-fns that is the same in every language. */
export const momentPattern = 'dd/MM/yyyy HH:mm:ss';

/** In a form: chosen and shown to the minute. */
export const toTheMinute = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'dd/MM/yyyy HH:mm',
  timeFormat: 'HH:mm',
} as const satisfies NonNullable<DateField['admin']>['date'];

const shown = (fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    if (field.type === 'date') return { ...field, admin: { ...field.admin, date: field.admin?.date ?? toTheMinute } };
    if (field.type === 'blocks')
      return { ...field, blocks: field.blocks.map((each) => ({ ...each, fields: shown(each.fields) })) };
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((each) => ({ ...each, fields: shown(each.fields) })) };
    return 'fields' in field ? { ...field, fields: shown(field.fields) } : field;
  });

/** Gives every instant of a record that form; Payload's own pickers put the month first. */
export const withMoments = <C extends CollectionConfig | GlobalConfig>(config: C): C => ({
  ...config,
  fields: shown(config.fields),
});
