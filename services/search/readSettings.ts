import type { SearchSetting } from '../../payload-types';
import type { Ctx } from '../ctx';

/** The settings of the search: its synonyms. */
export async function readSearchSettings(ctx: Ctx): Promise<SearchSetting> {
  return ctx.db.asActor.global('search-settings');
}
