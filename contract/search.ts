/**
 * Calls for the search besides the search itself, which is in the catalogue: suggestions, synonyms, searches without
 * results.
 */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { searchLimits } from '../domain/search/limits';
import { missedLimits, missedSorts } from '../domain/search/missed';
import { searchFields } from '../domain/search/settings';
import { categoryNameShape } from './categories';
import { inputShape } from './declared';
import { answerShape } from './declaredAnswers';
import { totalcount } from './listing';
import { defineRoute, nothing } from './route';
import { id, image, instant, limit, offset, requiredText, taka, text, wholeNumber } from './shapes';

const { suggested } = searchLimits;

export const searchSuggestions = defineRoute({
  name: 'searchSuggestions',
  method: 'GET',
  path: '/search-suggestions',
  who: 'public',
  scope: 'catalogue:read',
  tag: 'Catalogue',
  summary: 'What a text that is being typed may become, in both languages: products, categories and shops',
  query: z.strictObject({
    keyword: requiredText(searchLimits.typed, searchLimits.shortest).describe(
      'What has been typed so far; the last word may be unfinished.',
    ),
  }),
  cache: 'catalogue',
  limits: [{ per: 'address', points: 300, perSeconds: 60 }],
  answers: {
    200: z.strictObject({
      products: z
        .array(
          z.strictObject({
            id,
            name: z.string(),
            name_bn: z.string(),
            slug: z.string(),
            thumbnail: image,
            selling_price: taka,
          }),
        )
        .max(suggested.products)
        .describe('Products that may be meant, the best match first.'),
      categories: z
        .array(categoryNameShape.extend({ level: z.enum(['main', 'child']).describe('Which level it belongs to.') }))
        .max(suggested.categories)
        .describe('Main and child categories that may be meant: those that have a page.'),
      shops: z
        .array(z.strictObject({ id, name: z.string(), name_bn: z.string(), slug: z.string() }))
        .max(suggested.shops)
        .describe('Shops that may be meant.'),
    }),
  },
});

export const getSearchSettings = defineRoute({
  name: 'getSearchSettings',
  method: 'GET',
  path: '/get-search-settings',
  who: admins,
  scope: 'site:read',
  tag: 'Search',
  summary: 'What the search knows beside the words of the catalogue',
  answers: { 200: z.strictObject(answerShape(searchFields)) },
});

export const saveSearchSettings = defineRoute({
  name: 'saveSearchSettings',
  shownBy: { call: 'getSearchSettings' },
  method: 'POST',
  path: '/save-search-settings',
  who: admins,
  scope: 'site:write',
  tag: 'Search',
  summary: 'Change what the search knows beside the words of the catalogue; the next search knows it',
  body: z.strictObject(inputShape(searchFields)),
  answers: { 200: nothing },
});

export const missedSearchShape = z
  .strictObject({
    query: z.string().describe('The words that were searched, in lower case and without signs.'),
    times: z.int().min(1).describe('How often it was searched.'),
    last_at: instant.describe('When it was searched last.'),
  })
  .meta({ id: 'MissedSearch', description: 'A search that found nothing. Who searched is not kept.' });
export type MissedSearchShape = z.output<typeof missedSearchShape>;

export const missedSearches = defineRoute({
  name: 'missedSearches',
  method: 'GET',
  path: '/missed-search-list',
  who: admins,
  tag: 'Search',
  summary: 'Searches that found nothing, with how often and when; counted within a minute, kept for sixty days',
  query: z.strictObject({
    offset: offset.default(0),
    limit: limit.default(20),
    days: wholeNumber(1, missedLimits.days)
      .default(missedLimits.days)
      .describe('How many days back, today included. All that are kept by default.'),
    search: text(60).optional().describe('Words that the search contains.'),
    sort: z.enum(missedSorts).default('-times').describe('The order; a leading minus reverses it.'),
  }),
  answers: {
    200: z.strictObject({ searches: z.array(missedSearchShape).describe('This part of the list.'), totalcount }),
  },
});
