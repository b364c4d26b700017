/** Where something leads, and from when until when it is shown: the same in every record that has them. */
import type { Field } from 'payload';
import { linkKinds, longestLink } from '../../domain/links/link';
import { line } from './values';

/** Longer than the id of a record in any database. */
const LONGEST_ID = 24;

export const linkFields: readonly Field[] = [
  { name: 'link_kind', type: 'select', options: [...linkKinds], required: true, defaultValue: 'none' },
  line('link_record', LONGEST_ID),
  line('link_address', longestLink),
];

export const periodFields: readonly Field[] = [
  { name: 'starts_at', type: 'date' },
  { name: 'ends_at', type: 'date' },
];
