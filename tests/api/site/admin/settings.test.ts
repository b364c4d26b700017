import { openShop } from '../../../support/http';
import { form, market, pngBytes, type Person } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

let admin: Person;
let png: Buffer;
beforeAll(async () => {
  admin = await make.admin();
  png = await pngBytes();
});

describe('top bar, footer, values', () => {
  test('an admin’s change is visible immediately; omitted fields stay unchanged', async () => {
    await admin.caller.post('/update-top-information', { top_email: 'help@haat.test', top_contact: '01900000000' });
    await admin.caller.post('/update-footer-text', { footer_text: 'Haat, ঢাকা' });
    const answer = await admin.caller.post('/update-values', { flash_sell: '35' });
    expect(answer.body).toEqual({ status: 200, message: 'Values Updated' });
    const { body } = await shop.visitor.get('/topbar-information');
    expect(body).toMatchObject({
      status: 200,
      email: 'help@haat.test',
      contact: '01900000000',
      footer_text: 'Haat, ঢাকা',
      flash_sell: 35,
    });
  });

  test.each([
    ['/update-values', { flash_sell: 0 }, 'flash_sell'],
    ['/update-values', { flash_sell: 101 }, 'flash_sell'],
    ['/update-values', {}, 'flash_sell'],
    ['/update-top-information', { top_email: 'nobody', top_contact: '1' }, 'top_email'],
    ['/update-top-information', { top_email: '', top_contact: 'x'.repeat(51) }, 'top_contact'],
    ['/update-footer-text', { footer_text: 'x'.repeat(2001) }, 'footer_text'],
    ['/set-grocery-category', { value: 999999 }, 'value'],
    ['/set-grocery-category', { value: { $ne: 1 } }, 'value'],
  ])('%s with %j is refused by name', async (path, wrong, field) => {
    const { body } = await admin.caller.post(path, wrong);
    expect([body.status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test('the grocery category is one of the main categories', async () => {
    const { category } = await make.categoryPath();
    expect((await admin.caller.post('/set-grocery-category', { value: category.id })).status).toBe(200);
    const { body } = await shop.visitor.get('/get-grocery-category');
    expect(body.grocery_category).toMatchObject({
      id: category.id,
      name: expect.any(String),
      slug: expect.any(String),
    });
  });

  test('logos are pictures and come back as paths that load', async () => {
    expect(
      (await admin.caller.post('/update-site-logo', form({}, { logo: { bytes: png }, logo_sm: { bytes: png } })))
        .status,
    ).toBe(200);
    const { logo, logo_sm } = (await shop.visitor.get('/topbar-information')).body;
    for (const path of [logo, logo_sm]) {
      const picture = await fetch(`${shop.origin()}${path}`);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    const text = new TextEncoder().encode('not a picture');
    const refused = await admin.caller.post('/update-site-logo', form({}, { logo: { bytes: text, name: 'logo.jpg' } }));
    expect(refused.body).toMatchObject({ status: 422, errors: { logo: expect.any(Array) } });
    expect((await admin.caller.post('/update-site-logo', form({}))).body).toMatchObject({
      status: 422,
      errors: { logo: expect.any(Array) },
    });
  });
});

describe('delivery charges', () => {
  const charges = {
    general_delivery_breakpoint: 3000,
    general_delivery_charge: 60,
    general_delivery_discount_charge: 0,
    grocery_delivery_breakpoint: 1000,
    grocery_delivery_charge: 40,
    grocery_delivery_discount_charge: 20,
  };
  const days = {
    general_delivery_near_days_min: 1,
    general_delivery_near_days_max: 3,
    general_delivery_far_days_min: 4,
    general_delivery_far_days_max: 8,
    grocery_delivery_days_min: 0,
    grocery_delivery_days_max: 2,
  };

  test('are saved together and readable by everybody', async () => {
    expect(
      (await admin.caller.post('/update-delivery-charge', { ...charges, general_delivery_charge: '75' })).status,
    ).toBe(200);
    // A shop that has never saved the days has the usual ones.
    expect((await shop.visitor.get('/get-delivery-charge')).body).toEqual({
      status: 200,
      ...charges,
      general_delivery_charge: 75,
      general_delivery_near_days_min: 1,
      general_delivery_near_days_max: 2,
      general_delivery_far_days_min: 3,
      general_delivery_far_days_max: 5,
      grocery_delivery_days_min: 0,
      grocery_delivery_days_max: 1,
    });
  });

  test('days are saved with them, and stay when a client sends the charges alone', async () => {
    expect((await admin.caller.post('/update-delivery-charge', { ...charges, ...days })).status).toBe(200);
    expect(
      (await admin.caller.post('/update-delivery-charge', { ...charges, grocery_delivery_charge: 30 })).status,
    ).toBe(200);
    expect((await shop.visitor.get('/get-delivery-charge')).body).toEqual({
      status: 200,
      ...charges,
      ...days,
      grocery_delivery_charge: 30,
    });
  });

  test.each(Object.keys(days))('%s must be a whole number of at most 60', async (field) => {
    for (const wrong of [-1, 1.5, 61, 'soon', '']) {
      const { body } = await admin.caller.post('/update-delivery-charge', { ...charges, ...days, [field]: wrong });
      expect([wrong, body.status, Object.keys(body.errors)]).toEqual([wrong, 422, [field]]);
    }
  });

  test('most days below least days are refused by name, also against what is stored and over the CMS', async () => {
    await admin.caller.post('/update-delivery-charge', { ...charges, ...days });
    const wrong = { general_delivery_far_days_max: 3 };
    const { body } = await admin.caller.post('/update-delivery-charge', { ...charges, ...wrong });
    expect(body).toMatchObject({
      status: 422,
      errors: { general_delivery_far_days_max: [expect.stringContaining('4')] },
    });
    const past = await admin.caller.post('/globals/delivery-charges', wrong);
    expect(past.http).toBe(422);
    expect((await shop.visitor.get('/get-delivery-charge')).body).toMatchObject(days);
  });

  test.each(Object.keys(charges))('%s must be whole taka from 0', async (field) => {
    for (const wrong of [-1, 1.5, 'much', '', null, undefined]) {
      const { body } = await admin.caller.post('/update-delivery-charge', { ...charges, [field]: wrong });
      expect([body.status, Object.keys(body.errors)]).toEqual([422, [field]]);
    }
  });
});

describe('policies', () => {
  test('are saved and readable by everybody, long ones too', async () => {
    const long = 'নীতি '.repeat(60_000);
    const texts = { termsconditions: 'T', privacypolicy: 'P', vendorpolicy: 'V', apppolicy: 'A', returnpolicy: long };
    expect((await admin.caller.post('/save-policies', texts)).body).toEqual({
      status: 200,
      message: 'Policies Updated',
    });
    const { body } = await shop.visitor.get('/get-policies');
    expect(body).toMatchObject({ status: 200, tc: 'T', pp: 'P', vp: 'V', ap: 'A', rp: long.trim() });
  });

  test('each has a Bangla text of its own', async () => {
    await admin.caller.post('/save-policies', { returnpolicy: 'Within two days', returnpolicy_bn: 'দুই দিনের মধ্যে' });
    await admin.caller.post('/save-policies', { returnpolicy: 'Within three days' });
    expect((await shop.visitor.get('/get-policies')).body).toMatchObject({
      rp: 'Within three days',
      rp_bn: 'দুই দিনের মধ্যে',
    });
    await admin.caller.post('/save-policies', { returnpolicy_bn: '' });
    expect((await shop.visitor.get('/get-policies')).body).toMatchObject({ rp: 'Within three days', rp_bn: '' });
  });

  test('an omitted text stays unchanged', async () => {
    await admin.caller.post('/save-policies', { termsconditions: 'Kept', vendorpolicy: 'Old' });
    await admin.caller.post('/save-policies', { vendorpolicy: '' });
    expect((await shop.visitor.get('/get-policies')).body).toMatchObject({ tc: 'Kept', vp: '' });
  });

  test('the longest texts of all are accepted; one character more is refused with the field named', async () => {
    const texts = Object.fromEntries(
      ['termsconditions', 'privacypolicy', 'vendorpolicy', 'apppolicy', 'returnpolicy'].flatMap((name) => [
        [name, 'x'.repeat(1_000_000)],
        [`${name}_bn`, 'ক'.repeat(1_000_000)],
      ]),
    );
    expect((await admin.caller.post('/save-policies', texts)).status).toBe(200);
    const { body } = await admin.caller.post('/save-policies', { termsconditions_bn: `${'ক'.repeat(1_000_000)}খ` });
    expect([body.status, Object.keys(body.errors)]).toEqual([422, ['termsconditions_bn']]);
  });
});

describe.each([
  ['slider', 'slide', '/get-slider-images', '/upload-slider-image', '/delete-slider-image'],
  ['banner', 'banner', '/get-banner-images', '/upload-banner-image', '/delete-banner-image'],
])('the eight places of the %s', (_name, slot, read, upload, remove) => {
  const valueOf = async (property: string) =>
    (await shop.visitor.get(read)).body.images.find((image: { property: string }) => image.property === property)
      .value as string | null;

  test('accept one or several pictures and are emptied one by one', async () => {
    expect((await shop.visitor.get(read)).body.images).toHaveLength(8);
    const pictures = { [`${slot}2`]: { bytes: png }, [`${slot}8`]: { bytes: png } };
    expect((await admin.caller.post(upload, form({}, pictures))).status).toBe(200);
    expect(await valueOf(`${slot}2`)).toMatch(/^\/uploads\/media\/.+\.webp$/);
    expect((await fetch(`${shop.origin()}${await valueOf(`${slot}8`)}`)).status).toBe(200);
    expect((await admin.caller.post(remove, { slide: `${slot}2` })).status).toBe(200);
    expect(await valueOf(`${slot}2`)).toBeNull();
    expect(await valueOf(`${slot}8`)).not.toBeNull();
    expect((await admin.caller.post(remove, { slide: `${slot}2` })).body).toMatchObject({
      status: 404,
      message: 'Image Not Found',
    });
  });

  test('refuse an invalid picture, no picture, an unknown place and a picture over 5 MB', async () => {
    const before = await valueOf(`${slot}1`);
    const text = new TextEncoder().encode('hello');
    const wrong = await admin.caller.post(
      upload,
      form({}, { [`${slot}1`]: { bytes: text, name: 'x.jpg', type: 'image/jpeg' } }),
    );
    expect(wrong.body).toMatchObject({ status: 422, errors: { [`${slot}1`]: expect.any(Array) } });
    expect((await admin.caller.post(upload, form({}))).body.status).toBe(422);
    expect((await admin.caller.post(remove, { slide: `${slot}9` })).body).toMatchObject({
      status: 422,
      errors: { slide: expect.any(Array) },
    });
    const big = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]);
    const tooBig = await admin.caller.post(upload, form({}, { [`${slot}1`]: { bytes: big } }));
    expect(tooBig.status).toBe(413);
    expect(await valueOf(`${slot}1`)).toBe(before);
  });
});
