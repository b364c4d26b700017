/**
 * The existing districts and areas, to check the place in a visitor's cookie: cached, because every page needs them.
 */
import { createLocalReq, type Payload } from 'payload';
import { openDb } from '../services/db/openDb';
import type { KnownPlace } from '../storefront/choices';
import type { Place, PlaceName } from '../storefront/src/app/session/place';

const why = 'districts and areas are public';
const names = { name: true, name_bn: true } as const;
/** Areas are added very rarely. */
const KEPT_MS = 60_000;

type Known = { byId: Map<string, Place>; byName: Map<string, Place> };
type Row = { id: string | number; name: string; name_bn?: string | null };

const nameOf = ({ id, name, name_bn }: Row): PlaceName => ({ id: String(id), name, name_bn: name_bn || name });
/** Nine area names occur in two districts. */
const inWords = (place: Place): string => `${place.district.name}\n${place.upazila.name}`;

export function knownPlaces(payload: Payload): KnownPlace {
  let kept: { at: number; known: Promise<Known> } | undefined;
  const read = async (): Promise<Known> => {
    const db = openDb(payload, await createLocalReq({}, payload));
    const districts = new Map(
      (await db.rows(why, 'districts', { select: names })).map((row) => [String(row.id), nameOf(row)]),
    );
    const byId = new Map<string, Place>();
    const byName = new Map<string, Place>();
    for (const row of await db.rows(why, 'upazilas', { select: { ...names, district: true } })) {
      const district = districts.get(String(row.district));
      if (!district) continue;
      const place = { district, upazila: nameOf(row) };
      byId.set(place.upazila.id, place);
      byName.set(inWords(place), place);
    }
    return { byId, byName };
  };
  return async (wanted) => {
    const now = performance.now();
    if (!kept || now - kept.at > KEPT_MS) {
      const before = kept?.known;
      // If reading fails, the next caller reads again.
      kept = {
        at: now,
        known: read().catch((error: unknown) => ((kept = undefined), before ?? Promise.reject(error as Error))),
      };
    }
    const { byId, byName } = await kept.known;
    return byId.get(wanted.upazila.id) ?? byName.get(inWords(wanted)) ?? null;
  };
}
