import type { GlobalAfterReadHook } from 'payload';
import { isWithin, nextTurn } from '../../domain/time/period';
import { actorIn } from '../../authority/actor';
import { contentEditors, type Role } from '../../domain/permissions';
import { slotsOf, type PictureArea } from '../../domain/site/slotPictures';
import { openCtx } from '../../services/openCtx';
import { noteTurn } from '../../services/publicTurns';

const editors: readonly Role[] = contentEditors;

/**
 * People who may not change slides or banners read only those shown now, through any entry point. The server's own
 * reads return all of them, because hidden ones are still in use.
 */
export const onlyInForce: GlobalAfterReadHook = async ({ doc, global, overrideAccess, req }) => {
  if (overrideAccess || actorIn(req)?.roles.some((role) => editors.includes(role))) return doc as object;
  const { db, now } = openCtx(req);
  const names = slotsOf(global.slug as PictureArea);
  const places = await db.rows('what everybody may see is worked out here', 'picture-places', {
    where: { name: { in: [...names] } },
    limit: names.length,
  });
  noteTurn(db.payload, nextTurn(places, now));
  const hidden = new Set<string>(
    places.filter((place) => place._status !== 'published' || !isWithin(place, now)).map(({ name }) => name),
  );
  return Object.fromEntries(
    Object.entries(doc as object).map(([name, value]) => [name, hidden.has(name) ? null : (value as unknown)]),
  );
};
