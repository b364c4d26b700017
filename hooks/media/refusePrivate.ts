import type { FieldHook } from 'payload';
import { invalid } from '../../domain/failure';
import { isPrivate } from '../../domain/pictures/purposes';
import { openDb } from '../../services/db/openDb';
import { idIn } from '../../services/relations';

/** A public record never shows a private picture. Checked only when the picture changes. */
export const refusePrivate: FieldHook = async ({ value, previousValue, field, req }) => {
  const id = idIn(value);
  if (id === null || String(id) === String(idIn(previousValue))) return value;
  const why = 'whether a picture may be shown to everybody';
  const picture = await openDb(req.payload, req).row(why, 'media', {
    where: { id: { equals: id } },
    select: { purpose: true },
  });
  if (picture && isPrivate(picture.purpose)) throw invalid({ [field.name ?? 'image']: 'notFound' });
  return value;
};
