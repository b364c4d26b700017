import { openShop } from '../../../support/http';
import { form, market, pngBytes } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

async function groceryCategory() {
  const { category, subcategory } = await make.categoryPath();
  await shop.payload().updateGlobal({ slug: 'site-information', data: { grocery_category: category.id } });
  return { category, subcategory };
}

const body = async (path: { category: { id: number }; subcategory: { id: number } }, slug: string) =>
  form(
    {
      main_cat_id: String(path.category.id),
      sub_cat_id: String(path.subcategory.id),
      name: 'Rice',
      name_bn: 'চাল',
      slug,
      description: '',
      short_description: '',
      selling_price: '70',
      original_price: '75',
      qty: '40',
      status: '1',
    },
    { image1: { bytes: await pngBytes() } },
  );

describe('the grocery category', () => {
  test('is the only one for a grocery vendor: 200 with its sub categories', async () => {
    const path = await groceryCategory();
    const grocer = await make.seller({ type: 1 });
    const dataset = await grocer.caller.get('/add-product-special-dataset-for-grocery-vendors');
    expect(dataset.body).toMatchObject({
      status: 200,
      vendor: { id: grocer.vendor.id, type: 1 },
      grocery_category: path.category.id,
      subcategorylist: [{ id: path.subcategory.id, main_cat_id: path.category.id }],
    });
    const inside = await grocer.caller.post('/store-product', await body(path, 'rice-inside'));
    expect(inside.status).toBe(200);
    expect((await grocer.caller.get(`/edit-product/${inside.body.id}`)).body.product.type).toBe(1);
    const outside = await grocer.caller.post('/store-product', await body(await make.categoryPath(), 'rice-outside'));
    expect(outside.body).toMatchObject({ status: 422, errors: { main_cat_id: [expect.stringContaining('grocery')] } });
  });

  test('is closed to other vendors: 201 names it, and a product in it is refused at every entry point', async () => {
    const path = await groceryCategory();
    const seller = await make.seller();
    const dataset = await seller.caller.get('/add-product-special-dataset-for-grocery-vendors');
    expect(dataset.body).toEqual({ status: 201, grocery_category: path.category.id });
    const refused = await seller.caller.post('/store-product', await body(path, 'rice-general'));
    expect(refused.body).toMatchObject({ status: 422, errors: { main_cat_id: [expect.any(String)] } });
    const product = await make.product(seller);
    const moved = await seller.caller.patch(`/products/${product.id}`, {
      category: path.category.id,
      subcategory: path.subcategory.id,
    });
    expect(moved.http).toBeGreaterThanOrEqual(400);
    expect(moved.http).toBeLessThan(500);
  });

  test('can be requested only by vendors', async () => {
    for (const { caller } of [await make.person(), await make.admin(), await make.subadmin()]) {
      expect((await caller.get('/add-product-special-dataset-for-grocery-vendors')).http).toBe(403);
    }
    expect((await shop.visitor.get('/add-product-special-dataset-for-grocery-vendors')).http).toBe(401);
  });
});
