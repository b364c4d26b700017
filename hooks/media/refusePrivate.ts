import type { FieldHook } from 'payload';
import { invalid } from '../../domain/failure';
import { isPrivate } from '../../domain/pictures/purposes';
import { openDb } from '../../services/db/openDb';
import { refId } from '../../services/relations';

/** A record that everybody sees is never made to show a picture that only some may see. Asked only where another one comes. */
export const refusePrivate: FieldHook = async ({ value, previousValue, field, req }) => {
  const id = refId(value as never);
  if (id === null || typeof id === 'object' || String(id) === String(refId(previousValue as never))) return value;
  const why = 'whether a picture may be shown to everybody';
  const picture = await openDb(req.payload, req).row(why, 'media', {
    where: { id: { equals: id } },
    select: { purpose: true },
  });
  if (picture && isPrivate(picture.purpose)) throw invalid({ [field.name ?? 'image']: 'notFound' });
  return value;
};
