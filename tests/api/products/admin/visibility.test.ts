import { isVisible } from '../../../../domain/catalogue/visible';
import { openDb } from '../../../../services/db/openDb';
import { refreshVisibility } from '../../../../services/products/refreshVisibility';
import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

const flags = [0, 1] as const;

describe('who may see a product', () => {
  test('is the same by the rule and by the bulk-update condition, in every combination', async () => {
    const payload = shop.payload();
    const raw = (collection: string, id: number, data: Record<string, unknown>) =>
      payload.db.updateOne({ collection: collection as 'products', id, data });
    const image1 = (await make.image()).id;
    const expected = new Map<number, number>();
    for (const [active, hasWarehouse] of [
      [1, true],
      [0, true],
      [1, false],
    ] as const) {
      const seller = await make.seller();
      for (const main of flags) {
        for (const sub of flags) {
          const { category, subcategory } = await make.categoryPath();
          const children: (number | null)[] = [null];
          for (const status of flags) {
            const child = await make.create<{ id: number }>('child-categories', {
              name: 'C',
              name_bn: 'শ',
              slug: `c-${subcategory.id}-${status}`,
              subcategory: subcategory.id,
              status: 1,
            });
            children.push(child.id);
          }
          for (const [index, childcategory] of children.entries()) {
            for (const status of flags) {
              for (const verify of flags) {
                const product = await make.product(seller, {
                  category: category.id,
                  subcategory: subcategory.id,
                  childcategory,
                  status,
                  verify,
                  image1,
                });
                const path = [main, sub, ...(childcategory === null ? [] : [index - 1])];
                expected.set(
                  product.id,
                  isVisible({ status, verify, shopOpen: active === 1, hasWarehouse, categoryStatuses: path }) ? 1 : 0,
                );
              }
            }
          }
          // Set below the hooks: the condition alone has to find out.
          await raw('main-categories', category.id, { status: main });
          await raw('sub-categories', subcategory.id, { status: sub });
          await raw('child-categories', children[1]!, { status: 0 });
        }
      }
      await raw('shops', seller.shop.id, { active });
      if (!hasWarehouse) await raw('shops', seller.shop.id, { warehouse: null });
    }
    const req = { payload, context: {}, headers: new Headers() } as never;
    await refreshVisibility(openDb(payload, req), { id: { exists: true } });
    const found = await payload.find({ collection: 'products', limit: 1000, depth: 0, select: { visible: true } });
    const actual = new Map(found.docs.map(({ id, visible }) => [id, visible]));
    expect([...expected.values()].filter((value) => value === 1)).toHaveLength(2);
    expect(Object.fromEntries([...expected].map(([id]) => [id, actual.get(id)]))).toEqual(Object.fromEntries(expected));
  });
});
