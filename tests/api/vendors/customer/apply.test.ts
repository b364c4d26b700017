import { openShop } from '../../../support/http';
import { form, market, pngBytes, type Person } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

async function application(more: Record<string, string> = {}): Promise<Record<string, string>> {
  const { district, upazila } = await make.place();
  return {
    name: 'Rahima Begum',
    nid: '1234567890',
    mobile: '+8801712345678',
    email: 'rahima@made.test',
    birthdate: '1990-05-01',
    gender: 'Female',
    district: district.name,
    upazila: String(upazila.id),
    thana: 'Thana 1',
    postcode: '1340',
    address: 'House 1, Road 2',
    business_name: 'Rahima Fashion',
    type: '2',
    business_type: 'Brand Shop',
    trade_license: 'TL-1',
    bin: 'BIN-1',
    business_district: String(district.id),
    business_upazila: String(upazila.id),
    business_thana: 'Thana 1',
    business_postcode: '1340',
    business_address: 'Market 1',
    ...more,
  };
}

async function files() {
  const bytes = await pngBytes();
  return { image: { bytes }, trade_license_image: { bytes }, nid_front_image: { bytes }, nid_back_image: { bytes } };
}

const apply = async (person: Person, more: Record<string, string> = {}) =>
  person.caller.post('/submit-vendor-application', form(await application(more), await files()));

describe('a customer applies to become a vendor', () => {
  test('and sees the application waiting; admins see all of it', async () => {
    const person = await make.person();
    expect(await person.caller.get('/vendor-status')).toMatchObject({ http: 200, body: { status: 403 } });
    const sent = await apply(person);
    expect(sent).toMatchObject({ http: 200, body: { status: 200, message: expect.stringContaining('submitted') } });
    const state = await person.caller.get('/vendor-status');
    expect(state.body).toMatchObject({
      status: 200,
      vendor: { id: sent.body.id, type: 2, accept: 0, business_name: 'Rahima Fashion', shop: null },
    });
    const { caller } = await make.admin();
    const waiting = (await caller.get('/get-new-vendor')).body.vendor;
    expect(waiting).toContainEqual(expect.objectContaining({ id: sent.body.id, mobile: '01712345678', accept: 0 }));
    const { district, upazila } = await make.place();
    const details = (await caller.get(`/get-single-vendor/${sent.body.id}`)).body;
    expect(details.vendor).toMatchObject({
      nid: '1234567890',
      district: district.name,
      district_id: district.id,
      upazila_id: upazila.id,
      birthdate: '1990-05-01',
      nid_front_image: `/api/vendor-document/${sent.body.id}/nid_front_image`,
    });
    expect(details.shop).toBeNull();
  });

  test('gets every missing field with 422', async () => {
    const person = await make.person();
    const refused = await person.caller.post(
      '/submit-vendor-application',
      form({ gender: 'Else', type: '3', email: 'no', birthdate: 'soon' }),
    );
    expect(refused).toMatchObject({ http: 200, body: { status: 422, message: 'Check all fields' } });
    expect(Object.keys(refused.body.errors)).toEqual(
      expect.arrayContaining([
        'name',
        'nid',
        'mobile',
        'email',
        'birthdate',
        'gender',
        'district',
        'upazila',
        'thana',
        'postcode',
        'address',
        'business_name',
        'type',
        'business_type',
        'business_district',
        'business_upazila',
        'business_address',
        'image',
        'nid_front_image',
        'nid_back_image',
      ]),
    );
    expect((await person.caller.get('/vendor-status')).status).toBe(403);
  });

  test('gets errors for an unknown place, an invalid mobile and a birth date in the future', async () => {
    const refused = await apply(await make.person(), {
      district: 'Atlantis',
      business_upazila: '999999',
      mobile: '12345678901',
      birthdate: '2999-01-01',
    });
    expect(refused.body.status).toBe(422);
    expect(Object.keys(refused.body.errors).sort()).toEqual(['birthdate', 'business_upazila', 'district', 'mobile']);
  });

  test('needs a verified mobile, and applies once', async () => {
    const unverified = await make.person({ mobile_verify: 0 });
    expect(await apply(unverified)).toMatchObject({ http: 200, body: { status: 401, message: 'Mobile Not Verified' } });
    const person = await make.person();
    expect((await apply(person)).status).toBe(200);
    expect(await apply(person)).toMatchObject({ http: 200, body: { status: 409 } });
    expect((await apply(await make.seller())).status).toBe(409);
  });

  test('a visitor cannot', async () => {
    expect((await shop.visitor.post('/submit-vendor-application', form(await application()))).http).toBe(401);
    expect((await shop.visitor.get('/vendor-status')).status).toBe(401);
  });
});

describe('the documents of an application', () => {
  test('are loaded by the applicant and admins only, through any entry point', async () => {
    const person = await make.person();
    const { body } = await apply(person);
    const path = `/vendor-document/${body.id}/nid_front_image`;
    const admin = (await make.admin()).caller;
    const answer = await admin.get(path);
    expect(answer.http).toBe(302);
    const file = answer.headers.get('location')!;
    const load = (token: string | null) =>
      fetch(`${shop.origin()}${file}`, { headers: token ? { Authorization: `Bearer ${token}` } : {} }).then(
        (response) => response.status,
      );
    expect(await load(admin.token)).toBe(200);
    expect((await person.caller.get(path)).http).toBe(302);
    expect(await load(person.caller.token)).toBe(200);
    for (const { caller } of [await make.person(), await make.seller()]) {
      expect(await caller.get(path)).toMatchObject({ http: 200, body: { status: 404 } });
      expect(await load(caller.token)).toBeGreaterThanOrEqual(400);
      expect((await caller.get('/documents')).body.docs ?? []).toEqual([]);
    }
    expect((await shop.visitor.get(path)).http).toBe(401);
    expect(await load(null)).toBeGreaterThanOrEqual(400);
    expect((await fetch(`${shop.origin()}/uploads/documents/${file.split('/').pop()}`)).status).toBe(404);
    expect((await admin.get(`/vendor-document/${body.id}/hash`)).http).toBe(400);
  });
});
