import { usePlace } from '../app/session/useStored';

/** District and area of a new address: those the shopper has chosen for delivery. */
export function useStartPlace(): { district: string; upazila: string } {
  const place = usePlace();
  // A place from before ids were stored has its name in their stead, which no list offers.
  if (!place || place.district.id === place.district.name || place.upazila.id === place.upazila.name)
    return { district: '', upazila: '' };
  return { district: place.district.id, upazila: place.upazila.id };
}
