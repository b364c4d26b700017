/** What a shopper may mean while typing. */
import * as contract from '../contract/search';
import { suggest } from '../services/search/suggest';
import { implement, type Implementation } from './implement';
import { presentSuggestions } from './present/suggestions';

export const searchEndpoints: Implementation[] = [
  implement(contract.searchSuggestions, async (ctx, { query }) => ({
    status: 200,
    ...presentSuggestions(await suggest(ctx, query.keyword)),
  })),
];
