/**
 * Marks of the people, vendors and pictures that kept documents name, for finding them without reading every document.
 */
import type { CollectionSlug, Payload } from 'payload';
import type { Id } from '../ctx';
import { idIn } from '../relations';
import { relationFields } from './relationsOf';

const letters: Partial<Record<CollectionSlug, string>> = { users: 'u', vendors: 'v', media: 'm' };

export type MarkedCollection = 'users' | 'vendors' | 'media';

/** The mark of one person, vendor or picture: `|u12|`. */
export const markOf = (slug: MarkedCollection, id: Id): string => `|${letters[slug]}${id}|`;

/** The marks of these documents: `|u12|m7|`; empty when they name nobody. */
export function marksOf(payload: Payload, slug: CollectionSlug, rows: readonly Record<string, unknown>[]): string {
  const fields = relationFields(payload, slug).filter(({ to }) => letters[to]);
  const marks = new Set(
    rows.flatMap((row) =>
      fields.flatMap(({ name, to }) => {
        const id = idIn(row[name]);
        return id === null ? [] : [`${letters[to]}${id}`];
      }),
    ),
  );
  return marks.size === 0 ? '' : `|${[...marks].join('|')}|`;
}

/** The pictures that these marks name. */
export const picturesIn = (marks: string): string[] =>
  marks
    .split('|')
    .filter((mark) => mark.startsWith(letters.media!))
    .map((mark) => mark.slice(1));
