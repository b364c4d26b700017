import type { FieldHook } from 'payload';
import { invalid } from '../../domain/failure';
import { isPrivate } from '../../domain/pictures/purposes';
import { openDb } from '../../services/db/openDb';
import { idIn } from '../../services/relations';

/** A record that everybody sees is never made to show a picture that only some may see. Asked only where another one comes. */
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
