/** A SKU is used once by a vendor, also of two products that are saved at the same moment. */
import { openShop } from '../../../support/http';
import { form, pngBytes } from '../../../support/make/market';
import { variantMaking } from '../../../support/make/variants';

const shop = openShop();
const make = variantMaking(shop);

test('of two new products with the same SKU one is saved', async () => {
  const seller = await make.seller();
  const like = await make.fields(seller, await make.product(seller));
  const picture = { image1: { bytes: await pngBytes() } };
  const add = (slug: string) =>
    seller.caller.post('/store-product', form({ ...like, slug: `${like.slug}-${slug}`, sku: 'ONCE-1' }, picture));
  const replies = await Promise.all(['a', 'b', 'c'].map(add));
  expect(replies.map(({ body }) => body.status).sort()).toEqual([200, 422, 422]);
  for (const { body } of replies) if (body.status === 422) expect(Object.keys(body.errors)).toEqual(['sku']);
  const kept = await shop.payload().count({
    collection: 'products',
    where: { and: [{ vendor: { equals: seller.vendor.id } }, { sku: { equals: 'ONCE-1' } }] },
  });
  expect(kept.totalDocs).toBe(1);
});
