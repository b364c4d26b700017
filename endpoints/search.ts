/** Suggestions while typing, the synonyms of the search, and searches without results. */
import * as contract from '../contract/search';
import { searchFields } from '../domain/search/settings';
import { listMissed } from '../services/search/listMissed';
import { readSearchSettings } from '../services/search/readSettings';
import { saveSearchSettings } from '../services/search/saveSettings';
import { suggest } from '../services/search/suggest';
import { implement, type Implementation } from './implement';
import { presentDeclared } from './present/declared';
import { presentSuggestions } from './present/suggestions';

export const searchEndpoints: Implementation[] = [
  implement(contract.searchSuggestions, async (ctx, { query }) => ({
    status: 200,
    ...presentSuggestions(await suggest(ctx, query.keyword)),
  })),
  implement(contract.getSearchSettings, async (ctx) => ({
    status: 200,
    ...presentDeclared(searchFields, await readSearchSettings(ctx)),
  })),
  implement(contract.saveSearchSettings, async (ctx, { body }) => {
    await saveSearchSettings(ctx, body);
    return { status: 200, message: 'searchSaved' };
  }),
  implement(contract.missedSearches, async (ctx, { query }) => {
    const { docs, total } = await listMissed(ctx, query);
    return { status: 200, searches: docs, totalcount: total };
  }),
];
