import { isNamedPlace, placeOfUse, type PictureUse } from '../../domain/pictures/uses';
import type { Id } from '../ctx';
import type { Db } from '../db/types';
import { usesOfFiles, type FileUse } from './usesOfFiles';

/** Every place that shows this picture; a published record and its draft count as one. */
export async function placesOfPicture(db: Db, id: Id): Promise<PictureUse[]> {
  const places = (await usesOfFiles(db, 'media', [id])).map(placeOf);
  // All earlier texts of a policy, in both languages, are listed as one place.
  return places.filter(
    ({ place, part }, index) =>
      place !== 'policy-texts' || places.findIndex((other) => other.place === place && other.part === part) === index,
  );
}

/** Leaves out people's own pictures, and records that editors may not read. */
function placeOf({ slug, record, field, row }: FileUse): PictureUse {
  const place = placeOfUse(slug);
  if (place === 'policy-texts') return { place, record: null, title: '', title_bn: '', part: text(row['policy']) };
  if (!isNamedPlace(place)) return { place, record: null, title: '', title_bn: '', part: '' };
  const title = text(row['title'] ?? row['name']);
  return { place, record, title, title_bn: text(row['title_bn'] ?? row['name_bn']) || title, part: field };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
