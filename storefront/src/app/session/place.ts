/**
 * Where the shopper wants things delivered. `district` and `upazila` are the specs' stored names; `place` keeps the ids and
 * the Bangla names beside them, because nine upazila names occur in two districts.
 */
import { isRecord } from '../../../../contract/client/answer';
import { anywhere } from '../../../../domain/places/reach';

export type PlaceName = { id: string; name: string; name_bn: string };
export type Place = { district: PlaceName; upazila: PlaceName };

const plain = (name: string): PlaceName => ({ id: name, name, name_bn: name });

function readName(value: unknown, name: string): PlaceName {
  if (!isRecord(value) || value['name'] !== name) return plain(name);
  return { id: String(value['id'] ?? name), name, name_bn: String(value['name_bn'] ?? name) };
}

/** The place from its stored values; null when district or upazila is missing. */
export function readPlace(district: string | null, upazila: string | null, details: string | null): Place | null {
  if (!district || !upazila) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(details ?? 'null');
  } catch {
    parsed = null;
  }
  const found = isRecord(parsed) ? parsed : {};
  return { district: readName(found['district'], district), upazila: readName(found['upazila'], upazila) };
}

/** The place of one of the shopper's addresses. */
export const placeOf = (address: {
  district_id: string | number;
  district: string;
  district_bn: string;
  upazila_id: string | number;
  upazila: string;
  upazila_bn: string;
}): Place => ({
  district: { id: String(address.district_id), name: address.district, name_bn: address.district_bn },
  upazila: { id: String(address.upazila_id), name: address.upazila, name_bn: address.upazila_bn },
});

/** What is stored for a place. */
export function storedPlace(place: Place): { district: string; upazila: string; place: string } {
  return { district: place.district.name, upazila: place.upazila.name, place: JSON.stringify(place) };
}

/** The id by which products refer to the upazila; null without a place, or if only its name is stored. */
export const upazilaIdOf = (place: Place | null): string | null =>
  place && place.upazila.id !== place.upazila.name ? place.upazila.id : null;

/** The place in the paths of lists. */
export const placeParams = (place: Place | null): { district: string; upazila: string } => ({
  district: place?.district.id ?? anywhere,
  upazila: place?.upazila.id ?? anywhere,
});

/** The ids of the place, for what is bound to an area; empty without a place, or if only names are stored. */
export const placeIds = (place: Place | null): { district?: string; upazila?: string } =>
  place && place.district.id !== place.district.name && place.upazila.id !== place.upazila.name
    ? { district: place.district.id, upazila: place.upazila.id }
    : {};

/** Whether a vendor's business upazila is the shopper's: by id if both are known, else by name. */
export function isSameUpazila(
  place: Place | null,
  vendor: { business_upazila?: string | null; business_upazila_id?: string | number | null },
): boolean {
  if (!place) return false;
  const { id, name } = place.upazila;
  if (vendor.business_upazila_id != null && id !== name) return String(vendor.business_upazila_id) === id;
  return vendor.business_upazila === name;
}
