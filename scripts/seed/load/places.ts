import { createLocalReq } from 'payload';
import { openCtx } from '../../../services/openCtx';
import { loadPlaces as load } from '../../../services/places/loadPlaces';
import type { Store } from './store';

/** All districts and areas. */
export async function loadPlaces(store: Store): Promise<void> {
  const made = await load(openCtx(await createLocalReq({}, store.payload)));
  store.log(`places: ${made.districts} new districts, ${made.areas} new areas`);
}
