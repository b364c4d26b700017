/** A link and the period in which it is shown: the same in every record that has them. */
import type { DateField, Field } from 'payload';
import { linkKinds, longestLink } from '../../domain/links/link';
import { line } from './values';

/** Longer than a record's id in any database. */
const LONGEST_ID = 24;

type LinkAdmin = { readOnly?: boolean; description?: { en: string; 'bn-BD': string } };

export const linkFields = (admin: LinkAdmin = {}): readonly Field[] => [
  { name: 'link_kind', type: 'select', options: [...linkKinds], required: true, defaultValue: 'none', admin },
  line('link_record', LONGEST_ID, { admin }),
  line('link_address', longestLink, { admin }),
];

/** Shown to the minute, in the CMS's own forms. */
export const inDhaka: DateField['admin'] = {
  date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm', timeFormat: 'HH:mm' },
};

export const periodFields = (admin: DateField['admin'] = {}): readonly Field[] => [
  { name: 'starts_at', type: 'date', admin },
  { name: 'ends_at', type: 'date', admin },
];
