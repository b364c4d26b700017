/** The district around the device, requested from the browser only on demand. */
import { useState } from 'react';
import { nearestDistrict } from '../../../../domain/places/centres';

/** Why no district was found, or that the search is under way. */
export type PositionState = 'idle' | 'locating' | 'near' | 'denied' | 'unavailable' | 'abroad';

const PATIENCE_MS = 15_000;
const RECENT_MS = 10 * 60_000;

export function usePosition<D extends { slug: string }>(districts: readonly D[], onFound: (district: D) => void) {
  const [state, setState] = useState<PositionState>('idle');
  const locate = () => {
    if (!('geolocation' in navigator)) {
      setState('unavailable');
      return;
    }
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const district = nearestDistrict(districts, coords);
        setState(district ? 'near' : 'abroad');
        if (district) onFound(district);
      },
      (problem) => setState(problem.code === problem.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout: PATIENCE_MS, maximumAge: RECENT_MS },
    );
  };
  return { state, locate };
}
