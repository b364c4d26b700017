/** Suggestions while somebody types. The search itself is among the calls of the catalogue. */
import { z } from 'zod';
import { searchLimits } from '../domain/search/limits';
import { categoryNameShape } from './categories';
import { defineRoute } from './route';
import { id, image, requiredText, taka } from './shapes';

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
