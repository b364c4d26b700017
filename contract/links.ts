/** The link of a picture or an announcement, and the period in which it is shown: the same for all that have them. */
import { z } from 'zod';
import { linkKinds, longestLink, recordKinds } from '../domain/links/link';
import { formId, instant, optionalText } from './shapes';

/** The fields for shoppers. */
export const linkShape = z
  .strictObject({
    kind: z
      .enum([...recordKinds, 'address'])
      .describe('What it leads to: a record with a page of its own, or an address.'),
    slug: z.string().describe('The slug of the record; empty for an address.'),
    address: z.string().describe('A path of the shop or an https address; empty for a record.'),
  })
  .meta({ id: 'Link', description: 'Where a picture or an announcement leads.' });
export type LinkShape = z.output<typeof linkShape>;

/** The fields a form sends. */
export const linkInput = {
  link_kind: z.enum(linkKinds).describe('What it leads to; `none`: nowhere.'),
  link_record: formId.optional().describe('The id of the product, category, shop or page.'),
  link_address: optionalText(longestLink).describe(
    'With `address`: a path of the shop such as `/grocery`, or an https address.',
  ),
};
const minute = z
  .union([z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/), z.literal('')])
  .optional()
  .transform((value) => value ?? '');
export const periodInput = {
  starts_at: minute.describe('The first minute, by the clock in Dhaka: `2026-11-27T00:00`; empty: at once.'),
  ends_at: minute.describe('The last minute, by the clock in Dhaka: `2026-11-29T23:59`; empty: it does not end.'),
};

/** The fields for the people who edit them. */
export const keptLink = {
  link_kind: z.enum(linkKinds).describe('What it leads to; `none`: nowhere.'),
  link_record: z.string().describe('The id of the record it leads to; empty for none.'),
  link_address: z.string().describe('The address it leads to; empty for none.'),
  link_name: z.string().describe('The name of the record; empty where shoppers cannot open it any more.'),
  link_name_bn: z.string().describe('The same in Bangla.'),
};
export const keptPeriod = {
  starts_at: instant.nullable().describe('When it begins; null: at once.'),
  ends_at: instant.nullable().describe('The last minute it is shown in; null: it does not end.'),
  period: z.enum(['coming', 'now', 'over']).describe('Where the period stands, by the clock of the server.'),
};
