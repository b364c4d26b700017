import { createLocalReq } from 'payload';
import { countBoughtTogether } from '../../../services/boughtTogether/countBoughtTogether';
import { openCtx } from '../../../services/openCtx';
import type { Store } from './store';

/** Counts products bought together, which otherwise happens at night; existing counts are left alone. */
export async function loadTogether(store: Store): Promise<void> {
  if ((await store.by('bought-together', 'id')).size > 0) return;
  await countBoughtTogether(openCtx(await createLocalReq({}, store.payload)));
}
