import type { SearchSetting } from '../../payload-types';
import type { Ctx } from '../ctx';

/** What the search knows beside the words of the catalogue. */
export async function readSearchSettings(ctx: Ctx): Promise<SearchSetting> {
  return ctx.db.asActor.global('search-settings');
}
