import { createLocalReq } from 'payload';
import { openCtx } from '../../../../services/openCtx';
import { pruneRefused } from '../../../../services/vendors/pruneRefused';
import { openShop } from '../../../support/http';
import { applicants } from '../../../support/make/applicants';
import { form, market, pngBytes } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

const applicant = applicants(make);
const noticesOf = async (user: number) =>
  (
    await shop.payload().find({ collection: 'notifications', where: { user: { equals: user } }, sort: 'createdAt' })
  ).docs.map((each) => each.message);

describe('an admin approves a vendor', () => {
  test('whose account then bears the name of the application', async () => {
    const { caller } = await make.subadmin();
    const person = await applicant();
    await shop.payload().update({ collection: 'vendors', id: person.vendor.id, data: { name: 'As On The Card' } });
    const nameOf = async () => (await person.caller.get('/get-user')).body.users.name as string;
    expect(await nameOf()).not.toBe('As On The Card');
    await caller.post(`/approved-vendor/${person.vendor.id}`);
    expect(await nameOf()).toBe('As On The Card');
  });

  test('together with the warehouse of the shop, or not at all', async () => {
    const { caller } = await make.subadmin();
    const { vendor } = await applicant();
    const { warehouse } = await make.warehouse();
    const refused = await caller.post(`/approved-vendor/${vendor.id}`, { warehouse_id: 999_999_999 });
    expect(refused.body).toMatchObject({ status: 422, errors: { warehouse_id: [expect.any(String)] } });
    expect((await caller.get(`/get-single-vendor/${vendor.id}`)).body.vendor.accept).toBe(0);
    expect((await caller.post(`/approved-vendor/${vendor.id}`, { warehouse_id: warehouse.id })).status).toBe(200);
    const { docs } = await shop
      .payload()
      .find({ collection: 'shops', where: { vendor: { equals: vendor.id } }, depth: 0 });
    expect(docs).toMatchObject([{ warehouse: warehouse.id }]);
  });

  test('the vendor has a shop and the vendor menu at once, in the open session', async () => {
    const { caller } = await make.subadmin();
    const person = await applicant();
    expect((await person.caller.get('/active-vendor-status')).status).toBe(403);
    expect((await caller.post(`/approved-vendor/${person.vendor.id}`)).body).toEqual({
      status: 200,
      message: 'Vendor Approved',
    });
    expect((await person.caller.get('/active-vendor-status')).status).toBe(200);
    const details = (await caller.get(`/get-single-vendor/${person.vendor.id}`)).body;
    expect(details.shop).toMatchObject({
      slug: expect.stringMatching(/^meghna-store/),
      name: 'Meghna Store',
      featured: 0,
      verify: 0,
    });
    expect((await caller.get('/get-approved-vendor')).body.vendor).toContainEqual(
      expect.objectContaining({ id: person.vendor.id, accept: 1 }),
    );
    expect((await caller.get(`/get-single-user/${person.user.id}`)).body.user.is_vendor).toBe(1);
    expect(await noticesOf(person.user.id)).toEqual([expect.stringContaining('approved')]);
    expect((await person.caller.get('/get-auth-vendor')).body).toMatchObject({
      status: 200,
      vendor: { id: person.vendor.id },
      shop: { slug: details.shop.slug },
    });
  });

  test('of the same business name gets another address', async () => {
    const { caller } = await make.admin();
    const [one, two] = [await applicant(), await applicant()];
    for (const person of [one, two]) await caller.post(`/approved-vendor/${person.vendor.id}`);
    const slugs = [];
    for (const person of [one, two])
      slugs.push((await caller.get(`/get-single-vendor/${person.vendor.id}`)).body.shop.slug);
    expect(new Set(slugs).size).toBe(2);
  });

  test('only once: any other state refuses with 201', async () => {
    const { caller } = await make.admin();
    const person = await applicant();
    expect((await caller.post(`/suspend-vendor/${person.vendor.id}`)).status).toBe(201);
    expect((await caller.post(`/remove-suspension-vendor/${person.vendor.id}`)).status).toBe(201);
    await caller.post(`/approved-vendor/${person.vendor.id}`);
    expect((await caller.post(`/approved-vendor/${person.vendor.id}`)).status).toBe(201);
    expect((await caller.delete(`/rejected-vendor/${person.vendor.id}`)).status).toBe(201);
    expect((await caller.get(`/get-single-vendor/${person.vendor.id}`)).body.vendor.accept).toBe(1);
  });
});

describe('an admin rejects an application', () => {
  test('it is deleted, and the applicant is notified and may apply again', async () => {
    const { caller } = await make.admin();
    const person = await applicant();
    expect((await caller.delete(`/rejected-vendor/${person.vendor.id}`)).status).toBe(200);
    expect((await caller.get(`/get-single-vendor/${person.vendor.id}`)).body).toMatchObject({
      status: 404,
      message: 'Vendor Not Found',
    });
    expect((await person.caller.get('/vendor-status')).status).toBe(403);
    expect(await noticesOf(person.user.id)).toEqual([expect.stringContaining('not accepted')]);
  });

  test('with a reason: the applicant reads it and finds what they wrote, until they apply again', async () => {
    const { caller } = await make.admin();
    const person = await applicant();
    const other = await make.person();
    expect((await person.caller.get('/refused-application')).body).toEqual({ status: 200, refused: null });
    const reason = 'The NID cannot be read.';
    const path = `/rejected-vendor/${person.vendor.id}`;
    expect((await caller.send('DELETE', path, { reason: 'x'.repeat(501) })).body.status).toBe(422);
    expect((await caller.send('DELETE', path, { reason })).status).toBe(200);
    expect(await noticesOf(person.user.id)).toEqual([expect.stringContaining(reason)]);
    const { refused } = (await person.caller.get('/refused-application')).body;
    expect(refused).toMatchObject({
      reason,
      form: { business_name: 'Meghna Store', district: expect.stringMatching(/^\w+$/) },
      review: [{ kind: 'rejected', text: reason, by_shop: 1, by_name: '' }],
    });
    expect((await other.caller.get('/refused-application')).body.refused).toBeNull();
    expect((await shop.visitor.get('/refused-application')).http).toBe(401);

    const bytes = await pngBytes();
    const pictures = { image: { bytes }, nid_front_image: { bytes }, nid_back_image: { bytes } };
    const places = { thana: 'T', postcode: '1000', business_thana: 'T', business_postcode: '1000' };
    const again = { ...refused.form, ...places };
    const sent = await person.caller.post('/submit-vendor-application', form(again, pictures));
    expect(sent.body.status).toBe(200);
    expect((await person.caller.get('/refused-application')).body.refused).toBeNull();
    // The admin who opens the new application sees the thread about the old one.
    const { review } = (await caller.get(`/get-single-vendor/${sent.body.id}`)).body;
    expect(review).toMatchObject([
      { kind: 'rejected', text: reason, by_shop: 1, by_name: expect.stringMatching(/\S/) },
      { kind: 'sentAgain', by_shop: 0, by_name: person.user.name },
    ]);
  });

  test('its text is deleted after ninety days', async () => {
    const { caller } = await make.admin();
    const person = await applicant();
    await caller.delete(`/rejected-vendor/${person.vendor.id}`);
    const after = async (days: number) => {
      const ctx = openCtx(await createLocalReq({}, shop.payload()));
      await pruneRefused({ ...ctx, now: new Date(Date.now() + days * 24 * 60 * 60 * 1_000) });
      return (await person.caller.get('/refused-application')).body.refused;
    };
    expect(await after(89)).toMatchObject({ reason: '', form: { business_name: 'Meghna Store' } });
    expect(await after(91)).toBeNull();
  });
});

describe('an admin suspends a vendor', () => {
  test('the goods leave the shop at once and the vendor is signed out; lifting it brings them back', async () => {
    const { caller } = await make.admin();
    const seller = await make.seller();
    const product = await make.product(seller);
    const hidden = await make.product(seller, { status: 0 });
    const reason = 'Two customers were sent something else.';
    expect((await caller.post(`/suspend-vendor/${seller.vendor.id}`, { reason })).status).toBe(200);
    const { docs: told } = await shop.payload().find({
      collection: 'audit-logs',
      where: { and: [{ target: { equals: 'vendors' } }, { target_id: { equals: String(seller.vendor.id) } }] },
      sort: '-createdAt',
      limit: 1,
    });
    expect(told).toMatchObject([{ action: 'changed', reason }]);
    expect((await shop.visitor.get(`/products/${product.id}`)).http).toBe(404);
    expect((await seller.caller.get('/get-auth-vendor')).http).toBe(401);
    const again = await shop.login(seller.user.email);
    expect((await again.get('/active-vendor-status')).status).toBe(403);
    expect((await again.get('/vendor-status')).body).toMatchObject({ status: 200, vendor: { accept: 2 } });
    expect((await caller.get('/get-suspended-vendor')).body.vendor).toContainEqual(
      expect.objectContaining({ id: seller.vendor.id }),
    );
    expect((await caller.post(`/remove-suspension-vendor/${seller.vendor.id}`)).status).toBe(200);
    expect((await shop.visitor.get(`/products/${product.id}`)).http).toBe(200);
    expect((await shop.visitor.get(`/products/${hidden.id}`)).http).toBe(404);
    expect((await again.get('/active-vendor-status')).status).toBe(200);
    expect(await noticesOf(seller.user.id)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/is suspended\..*Reason: Two customers were sent something else\.$/),
        expect.stringContaining('lifted'),
      ]),
    );
  });

  test('and deletes the vendor for good only when no package is open', async () => {
    const { caller } = await make.admin();
    const seller = await make.seller();
    const sale = await make.order({ seller, status: 2 });
    await caller.post(`/suspend-vendor/${seller.vendor.id}`);
    expect((await caller.delete(`/rejected-vendor/${seller.vendor.id}`)).body).toMatchObject({
      status: 201,
      message: expect.stringContaining('open packages'),
    });
    await shop.payload().db.updateOne({ collection: 'packages', id: sale.package.id, data: { status: 7 } });
    expect((await caller.delete(`/rejected-vendor/${seller.vendor.id}`)).body).toEqual({
      status: 200,
      message: 'Vendor Permanently Deleted',
    });
    expect((await caller.get(`/get-single-vendor/${seller.vendor.id}`)).status).toBe(404);
    expect((await caller.get('/get-suspended-vendor')).body.vendor).not.toContainEqual(
      expect.objectContaining({ id: seller.vendor.id }),
    );
    expect((await caller.get(`/edit-product/${sale.product.id}`)).status).toBe(404);
    const record = await shop.payload().findByID({ collection: 'vendors', id: seller.vendor.id, depth: 0 });
    expect(record).toMatchObject({ business_name: seller.vendor.business_name, nid: '0000000000', deleted: 1 });
    const line = await shop.payload().findByID({ collection: 'order-lines', id: sale.line.id, depth: 0 });
    expect(line).toMatchObject({ name: sale.product.name, vendor: seller.vendor.id });
    expect((await (await shop.login(seller.user.email)).get('/vendor-status')).status).toBe(403);
  });
});

describe('an admin marks a shop', () => {
  test.each([
    ['featured-shop', 'featured'],
    ['verify-shop', 'verify'],
  ])('%s on and off', async (call, mark) => {
    const { caller } = await make.subadmin();
    const seller = await make.seller();
    for (const value of [1, 0] as const) {
      expect((await caller.post(`/${call}/${seller.vendor.id}/${value}`)).status).toBe(200);
      expect((await caller.get(`/get-single-vendor/${seller.vendor.id}`)).body.shop[mark]).toBe(value);
    }
    expect((await caller.post(`/${call}/${seller.vendor.id}/2`)).http).toBe(400);
    expect((await caller.post(`/${call}/999999/1`)).status).toBe(404);
    expect((await caller.post(`/${call}/${(await applicant()).vendor.id}/1`)).status).toBe(404);
  });
});

describe('nobody but admins', () => {
  test('sees or decides about vendors', async () => {
    const target = await make.seller();
    const id = target.vendor.id;
    for (const { caller } of [target, await make.seller(), await make.person(), (await make.warehouse()).incharge]) {
      for (const answer of [
        await caller.get('/get-new-vendor'),
        await caller.get('/get-approved-vendor'),
        await caller.get('/get-suspended-vendor'),
        await caller.get(`/get-single-vendor/${id}`),
        await caller.post(`/approved-vendor/${id}`),
        await caller.delete(`/rejected-vendor/${id}`),
        await caller.post(`/suspend-vendor/${id}`),
        await caller.post(`/remove-suspension-vendor/${id}`),
        await caller.post(`/featured-shop/${id}/1`),
        await caller.post(`/verify-shop/${id}/1`),
        await caller.post(`/update-vendor-application/${id}`, new FormData()),
      ]) {
        expect(answer).toMatchObject({ http: 403, status: 403 });
      }
    }
    expect((await shop.visitor.get('/get-approved-vendor')).http).toBe(401);
    expect((await (await make.person()).caller.get('/get-auth-vendor')).http).toBe(403);
    expect((await (await make.admin()).caller.get('/get-auth-vendor')).http).toBe(403);
  });

  test('through the CMS neither: a vendor cannot accept or change the own record', async () => {
    const person = await applicant();
    expect((await person.caller.patch(`/vendors/${person.vendor.id}`, { accept: 1 })).http).toBe(403);
    expect((await shop.visitor.get(`/vendors/${person.vendor.id}`)).http).toBeGreaterThanOrEqual(400);
    const other = await make.person();
    expect((await other.caller.get(`/vendors/${person.vendor.id}`)).http).toBe(404);
    expect((await person.caller.get('/active-vendor-status')).status).toBe(403);
  });
});
