/** Finding anything in the panel: by a name, a phone, a number, a tracking id, a SKU. */
import { z } from 'zod';
import { staff } from '../domain/permissions';
import { defineRoute } from './route';
import { requiredText } from './shapes';

/** A result, with the page that shows it to the caller: an admin, a vendor and a warehouse each have their own. */
export const foundKinds = ['order', 'vendorOrder', 'package', 'product', 'person', 'shop'] as const;

export const findAnything = defineRoute({
  name: 'findAnything',
  method: 'GET',
  path: '/find-anything',
  who: staff,
  tag: 'Dashboard',
  summary:
    'Orders, packages, products, people and shops by name, phone, number, tracking id or SKU, as far as the caller may open them',
  query: z.strictObject({
    keyword: requiredText(60, 2).describe(
      'A name, a phone, an order number, a tracking id or a SKU, in digits of either script.',
    ),
  }),
  limits: [{ per: 'account', points: 240, perSeconds: 60 }],
  answers: {
    200: z.strictObject({
      found: z
        .array(
          z
            .strictObject({
              kind: z
                .enum(foundKinds)
                .describe(
                  '`order`: of an admin, `vendorOrder`: of the vendor’s own, `package`: of the incharge’s own warehouses; `product`, `person` and `shop` as they are called.',
                ),
              handle: z
                .string()
                .describe(
                  'What its page is opened with: the order’s number, the tracking id, the id; of a shop its vendor’s id.',
                ),
              title: z.string().describe('What it is called.'),
              title_bn: z.string().describe('The same in Bangla; where it has no Bangla name, as `title`.'),
              detail: z.string().describe('What tells it from others: a phone, an order’s day, a shop.'),
            })
            .meta({ id: 'Found' }),
        )
        .describe('At most five of each kind.'),
    }),
  },
});
