import { openShop } from '../../../support/http';
import { form, market, pngBytes } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

const read = async (id: unknown) =>
  shop.payload().findByID({ collection: 'products', id: id as number, depth: 0, overrideAccess: true });
const isKept = async (id: unknown) =>
  (await shop.payload().find({ collection: 'media', where: { id: { equals: id as number } }, overrideAccess: true }))
    .totalDocs === 1;

test('a picture that another product still uses stays when one product removes it', async () => {
  const seller = await make.seller();
  const { category, subcategory } = await make.categoryPath();
  const fields = {
    main_cat_id: String(category.id),
    sub_cat_id: String(subcategory.id),
    child_cat_id: '',
    name: 'Clay vase',
    name_bn: 'মাটির ফুলদানি',
    slug: 'clay-vase-shared',
    description: 'Baked clay',
    short_description: 'Clay',
    selling_price: '450',
    original_price: '500',
    qty: '12',
    brand: '',
    featured: '0',
    status: '1',
    variation1: '',
    option1: '',
    variation2: '',
    option2: '',
    video: '',
    meta_title: 'Vase',
    meta_keyword: 'vase',
    meta_descrip: 'A vase',
  };
  const pictures = {
    image1: { bytes: await pngBytes(40) },
    image2: { bytes: await pngBytes(50) },
    image3: { bytes: await pngBytes(60) },
  };
  const { body } = await seller.caller.post('/store-product', form(fields, pictures));
  const first = await read(body.id);
  const other = await seller.caller.post(
    '/store-product',
    form({ ...fields, slug: 'clay-vase-other' }, { image1: pictures.image1 }),
  );
  await shop.payload().update({
    collection: 'products',
    id: other.body.id,
    data: { image2: first.image2 as number },
    overrideAccess: true,
  });

  const changed = await seller.caller.post(
    `/update-product/${body.id}`,
    form({ ...fields, image_order: '1,0,0,0,0,0' }, {}),
  );
  expect(changed.body.status).toBe(200);
  expect(await isKept(first.image2)).toBe(true);
  expect(await isKept(first.image3)).toBe(false);
  expect((await read(other.body.id)).image2).toBe(first.image2);
});
