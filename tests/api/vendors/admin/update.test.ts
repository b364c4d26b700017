import { openShop } from '../../../support/http';
import { form, market, pngBytes, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

async function fields(seller: Seller, more: Record<string, string> = {}): Promise<Record<string, string>> {
  const { district, upazila } = await make.place();
  return {
    name: 'New Name',
    nid: '1234567890123',
    mobile: seller.vendor.mobile,
    email: 'new@made.test',
    birthdate: '1985-02-03',
    gender: 'Others',
    district: String(district.id),
    upazila: String(upazila.id),
    thana: 'T',
    postcode: '1000',
    address: 'New road',
    business_name: 'New Business',
    type: String(seller.vendor.type),
    business_type: 'Personal / Individual',
    trade_license: '',
    bin: '',
    business_district: String(district.id),
    business_upazila: String(upazila.id),
    business_thana: 'T',
    business_postcode: '1000',
    business_address: 'New market',
    ...more,
  };
}

describe('an admin updates a vendor’s information', () => {
  test('fields and a document; fields that are not sent stay', async () => {
    const { caller } = await make.admin();
    const seller = await make.seller();
    const changed = await caller.post(
      `/update-vendor-application/${seller.vendor.id}`,
      form(await fields(seller), { nid_front_image: { bytes: await pngBytes() } }),
    );
    expect(changed.body).toMatchObject({ status: 200, message: 'Vendor Information Updated' });
    const { vendor } = (await caller.get(`/get-single-vendor/${seller.vendor.id}`)).body;
    expect(vendor).toMatchObject({
      name: 'New Name',
      nid: '1234567890123',
      gender: 'Others',
      business_type: 'Personal / Individual',
      accept: 1,
      nid_front_image: `/api/vendor-document/${seller.vendor.id}/nid_front_image`,
      nid_back_image: null,
    });
    expect((await seller.caller.get('/get-auth-vendor')).body.vendor.name).toBe('New Name');
    expect((await seller.caller.get('/get-user')).body.users.name).toBe('New Name');
  });

  test('wrong fields are 422 by name and change nothing; an unknown vendor is 404', async () => {
    const { caller } = await make.admin();
    const seller = await make.seller();
    const wrong = await caller.post(
      `/update-vendor-application/${seller.vendor.id}`,
      form(await fields(seller, { name: '', nid: 'abc', upazila: '999999' })),
    );
    expect(wrong.body.status).toBe(422);
    expect(Object.keys(wrong.body.errors)).toEqual(expect.arrayContaining(['name', 'nid']));
    expect((await caller.get(`/get-single-vendor/${seller.vendor.id}`)).body.vendor.name).toBe(seller.vendor.name);
    expect((await caller.post('/update-vendor-application/999999', form(await fields(seller)))).status).toBe(404);
  });

  test('the type is fixed once there are products', async () => {
    const { caller } = await make.admin();
    const seller = await make.seller();
    await make.product(seller);
    const refused = await caller.post(
      `/update-vendor-application/${seller.vendor.id}`,
      form(await fields(seller, { type: '1' })),
    );
    expect(refused.body).toMatchObject({ status: 422, errors: { type: [expect.any(String)] } });
  });

  test('products follow the business to its new area', async () => {
    const { caller } = await make.admin();
    const seller = await make.seller();
    const product = await make.product(seller);
    const { district } = await make.place();
    const upazila = await make.create<{ id: number }>('upazilas', {
      district: district.id,
      name: 'Moved Here',
      name_bn: 'নতুন জায়গা',
      slug: 'moved-here',
      kind: 'upazila',
    });
    await caller.post(
      `/update-vendor-application/${seller.vendor.id}`,
      form(await fields(seller, { business_upazila: 'moved here' })),
    );
    const after = await shop.payload().findByID({ collection: 'products', id: product.id, depth: 0 });
    expect(after.business_upazila).toBe(upazila.id);
  });

  test('a picture over 10 MB is HTTP 413', async () => {
    const { caller } = await make.admin();
    const seller = await make.seller();
    const huge = { bytes: new Uint8Array(10 * 1024 * 1024 + 1) };
    expect(
      (await caller.post(`/update-vendor-application/${seller.vendor.id}`, form(await fields(seller), { image: huge })))
        .http,
    ).toBe(413);
  });
});
