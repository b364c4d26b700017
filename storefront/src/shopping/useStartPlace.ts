import { usePlace } from '../app/session/useStored';

/** District and area of a new address: the shopper's delivery place. */
export function useStartPlace(): { district: string; upazila: string } {
  const place = usePlace();
  // A place stored by an earlier release has a name instead of an id, which no list offers.
  if (!place || place.district.id === place.district.name || place.upazila.id === place.upazila.name)
    return { district: '', upazila: '' };
  return { district: place.district.id, upazila: place.upazila.id };
}
