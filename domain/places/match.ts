/**
 * Districts and areas are found by id, or by name inside their district: nine upazila names occur in more than one
 * district. Differences in case, spaces and apostrophes are ignored; Bangla names work too.
 */
import { foldText } from '../text/normalise';

export type Place = { id: string | number; name: string; name_bn?: string | null; slug?: string | null };

/** The matching place among the given ones, or null. An id is tried before a name. */
export function matchPlace<P extends Place>(places: readonly P[], wanted: string | number): P | null {
  const byId = places.find((place) => String(place.id) === String(wanted));
  if (byId) return byId;
  const name = fold(String(wanted));
  if (name === '') return null;
  return (
    places.find((place) => [place.name, place.name_bn, place.slug].some((known) => known && fold(known) === name)) ??
    null
  );
}

/** Letters, vowel signs and digits only. */
function fold(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
