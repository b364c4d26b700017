/** Where something leads, and from when until when it is shown: the same in every record that has them. */
import type { Field } from 'payload';
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

export const periodFields: readonly Field[] = [
  { name: 'starts_at', type: 'date' },
  { name: 'ends_at', type: 'date' },
];
