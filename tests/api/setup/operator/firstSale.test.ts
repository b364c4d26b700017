/** From an empty folder to the first sale, in production mode, by the commands and calls an owner has. */
import type { Caller } from '../../../support/http';
import { form, pngBytes } from '../../../support/make/market';
import { done, newShop, type NewShop } from '../../../support/newShop';

const owner = {
  name: 'Nusrat Owner',
  mobile: '01711223344',
  email: 'owner@shop.example',
  password: 'Blue-kettle-2026',
};
const password = 'Green-kettle-2026';

let shop: NewShop;
beforeAll(async () => {
  shop = await newShop();
  await shop.start();
}, 120_000);
afterAll(async () => {
  await shop.stop();
  shop.remove();
}, 60_000);

const registration = (n: number) => ({
  name: `Person ${n}`,
  email: `person${n}@shop.example`,
  mobile: `0181122334${n}`,
  password,
});

/** Somebody opens an account and proves the mobile. */
async function newcomer(n: number): Promise<Caller> {
  const { mobile } = registration(n);
  const caller = shop.as(done(await shop.visitor.post('/register', registration(n))).token as string);
  done(await caller.post('/get-otp-code', { mobile }));
  done(await caller.post('/user-mobile-verify', { mobile, code: await shop.smsCode(mobile) }));
  return caller;
}

describe('before it is set up', () => {
  const order = {
    type: 2,
    coupon_code: '',
    coupon_amount: 0,
    address_line: 'Rahima, House 5, Dhaka, 01900000000',
    payment_method: 'COD',
  };

  test.each<[string, string, object | undefined]>([
    ['POST', '/register', registration(1)],
    ['POST', '/register', { ...registration(1), role_as: 1 }],
    ['POST', '/register', {}],
    ['GET', '/checkout', undefined],
    ['GET', '/coupon/2/ANY', undefined],
    ['POST', '/order-place', order],
    ['POST', '/bkash/checkout-url/create', { ...order, payment_method: 'bKash' }],
    ['POST', '/submit-vendor-application', {}],
  ])('%s %s answers that it is not, in both languages', async (method, call, body) => {
    const en = await shop.visitor.send(method, call, body);
    expect(en).toMatchObject({
      http: 503,
      body: { status: 503, message: 'This shop is not set up yet. Please come back later.' },
    });
    const bn = await shop.visitor.send(method, call, body, { language: 'bn' });
    expect(bn).toMatchObject({
      http: 503,
      body: { status: 503, message: 'দোকানটি এখনো চালু করা হয়নি। অনুগ্রহ করে পরে আবার আসুন।' },
    });
  });

  test.each([
    '/users/first-register',
    '/users/first-register/',
    '/users/First-Register',
    '/users/first%2Dregister',
    '/users/first-register?depth=0',
  ])('the CMS’s creation of a first account is closed: %s', async (call) => {
    expect(
      (await shop.visitor.post(call, { ...owner, mobile_prefix: '+88', role_as: 1, status: 1, mobile_verify: 1 })).http,
    ).toBe(404);
  });

  test('no visitor can create an account with a role by any other call, or learn whether there is one', async () => {
    const account = { ...owner, mobile_prefix: '+88', role_as: 1, status: 1 };
    for (const [method, call] of [
      ['POST', '/users'],
      ['POST', '/users?depth=0'],
      ['PUT', '/users'],
      ['POST', '/users/duplicate/1'],
      ['PATCH', '/users/1'],
      ['POST', '/graphql'],
    ] as const) {
      expect([call, (await shop.visitor.send(method, call, account)).http >= 400]).toEqual([call, true]);
    }
    expect(JSON.stringify((await shop.visitor.get('/users/init')).body)).not.toContain('initialized');
    expect((await shop.visitor.post('/login', { email: owner.email, password: owner.password })).status).toBe(401);
  });

  test('the shop’s pages say in both languages that it is being set up; its files and calls are served', async () => {
    for (const page of ['/multi-vendor/', '/multi-vendor/register', '/multi-vendor/product/anything']) {
      const response = await fetch(`${shop.origin}${page}`);
      const html = await response.text();
      expect([page, response.status, response.headers.get('cache-control')]).toEqual([page, 503, 'no-store']);
      expect(html).toContain('This shop is being set up');
      expect(html).toContain('দোকানটি চালু করা হচ্ছে');
    }
    expect((await fetch(`${shop.origin}/multi-vendor/robots.txt`)).headers.get('content-type')).not.toContain('html');
    expect((await shop.visitor.get('/get-home-product')).status).toBe(200);
  });
});

describe('`npm run setup`', () => {
  const given = [
    '--name',
    owner.name,
    '--mobile',
    `+88${owner.mobile}`,
    '--email',
    'Owner@Shop.example',
    '--site-contact',
    '09600 123456',
    '--general-delivery-charge',
    '80',
  ];

  test('names what is missing or wrong and changes nothing', async () => {
    const nothing = await shop.command('setup', []);
    expect([nothing.code, nothing.said]).toEqual([
      1,
      expect.stringMatching(/--name or SETUP_NAME.*--mobile.*--email.*--password/),
    ]);
    const wrong = await shop.command(
      'setup',
      ['--mobile', '123', '--email', 'nope', '--name', ' ', '--general-delivery-charge', 'many'],
      { SETUP_PASSWORD: 'short' },
    );
    expect(wrong.code).toBe(1);
    for (const field of ['name', 'mobile', 'email', 'password', 'general_delivery_charge'])
      expect(wrong.said).toContain(`\n${field}: `);
    const easy = await shop.command('setup', given, { SETUP_PASSWORD: 'password1' });
    expect([easy.code, easy.said]).toEqual([1, expect.stringContaining('easy to guess')]);
    expect((await shop.command('setup', ['--rolee', '1'])).said).toContain('--rolee');
    expect((await shop.visitor.post('/register', registration(1))).http).toBe(503);
    expect((await shop.command('admin', ['--list'])).code).toBe(2);
  }, 120_000);

  test('run twice at once while the server runs creates one super admin', async () => {
    const [one, other] = await Promise.all([
      shop.command('setup', [...given, '--password-stdin'], {}, `${owner.password}\n`),
      // A shell without the server's secret and gateways will do.
      shop.command('setup', given, { SETUP_PASSWORD: owner.password, PAYLOAD_SECRET: '', ALLOW_LOCAL_GATEWAYS: '' }),
    ]);
    expect([one.code, other.code].sort()).toEqual([0, 2]);
    const said = one.code === 0 ? one.said : other.said;
    expect(said).toContain('64 districts and 604 areas loaded');
    expect(said).toContain(`${shop.origin}/multi-vendor/admin`);
    expect(said).not.toContain(owner.password);
    const again = await shop.command('setup', []);
    expect([again.code, again.said]).toEqual([2, expect.stringContaining('already set up; nothing was changed')]);
    const admins = await shop.command('admin', ['--list']);
    expect([admins.code, admins.said.trim().split('\n')]).toEqual([
      0,
      ['super admin  Nusrat Owner  01711223344  owner@shop.example'],
    ]);
  }, 120_000);

  test('sets the site settings, districts and areas, and writes to the audit log', async () => {
    expect((await shop.visitor.get('/get-delivery-charge')).body).toMatchObject({
      general_delivery_charge: 80,
      general_delivery_breakpoint: 0,
      grocery_delivery_charge: 40,
    });
    expect((await shop.visitor.get('/topbar-information')).body).toMatchObject({
      contact: '09600 123456',
      email: '',
      flash_sell: 20,
      flash_sell_until: '',
    });
    const { district } = done(await shop.visitor.get('/get-all-district'));
    expect(district).toHaveLength(64);
    const admin = await shop.login(owner.mobile, owner.password);
    expect((await admin.get('/get-user')).body.users).toMatchObject({
      role_as: 1,
      mobile_verify: 1,
      email: owner.email,
    });
    const { entries } = done(await admin.get('/get-audit-log?resource=users&limit=50'));
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'created',
        title: owner.name,
        role: 'operator',
        actor: { id: null, name: 'operator on the machine' },
        reason: 'The shop was set up',
      }),
    );
    expect(JSON.stringify(entries)).not.toContain(owner.password);
  });

  test('removes the page and the notice of the running server; the code is invalid', async () => {
    expect((await fetch(`${shop.origin}/multi-vendor/`)).status).toBe(404);
    expect((await fetch(`${shop.origin}/multi-vendor/admin`)).status).toBe(404);
    expect(
      (
        await shop.send({
          ...owner,
          email: 'second@shop.example',
          mobile: '01911111111',
          password_again: owner.password,
          code: shop.code(),
        })
      ).http,
    ).toBe(404);
    expect((await shop.visitor.post('/users/first-register', {})).http).toBe(404);
    await shop.stop();
    await shop.start();
    expect(shop.code()).toBe('');
    expect((await fetch(`${shop.origin}/multi-vendor/admin`)).status).toBe(404);
  }, 60_000);
});

test('lets the shop sell: warehouse, categories, vendor, product, order, delivery', async () => {
  const admin = await shop.login(owner.email, owner.password);
  const [dhaka] = (done(await shop.visitor.get('/get-all-district')).district as { id: number; name: string }[]).filter(
    ({ name }) => name === 'Dhaka',
  );
  const [savar] = (
    done(await shop.visitor.get(`/get-district-upazila/${dhaka!.id}`)).upazila as { id: number; name: string }[]
  ).filter(({ name }) => name === 'Savar');

  const [incharge, vendor, customer] = [await newcomer(1), await newcomer(2), await newcomer(3)];
  const { users } = done(await admin.get('/get-admin-all-user/0/10'));
  const inchargeId = (users as { id: number; email: string }[]).find(
    ({ email }) => email === registration(1).email,
  )!.id;
  const words = (name: string, slug: string) => ({
    name,
    name_bn: 'পোশাক',
    slug,
    status: 1,
    meta_title: name,
    meta_keyword: name,
    meta_descrip: name,
  });
  const { category } = done(await admin.post('/store-category', words('Clothes', 'clothes')));
  const { subcategory } = done(
    await admin.post('/store-sub-category', { ...words('Shirts', 'shirts'), main_cat_id: category.id }),
  );

  const picture = { bytes: await pngBytes(600, 600) };
  const place = {
    district: String(dhaka!.id),
    upazila: String(savar!.id),
    thana: 'Savar',
    postcode: '1340',
    address: 'House 1',
  };
  const application = {
    name: 'Rahima Begum',
    nid: '1234567890',
    mobile: registration(2).mobile,
    email: registration(2).email,
    birthdate: '1990-05-01',
    gender: 'Female',
    ...place,
    business_name: 'Rahima Fashion',
    type: '2',
    business_type: 'Brand Shop',
    trade_license: 'TL-1',
    bin: 'BIN-1',
    business_district: place.district,
    business_upazila: place.upazila,
    business_thana: 'Savar',
    business_postcode: '1340',
    business_address: 'Market 1',
  };
  done(
    await vendor.post(
      '/submit-vendor-application',
      form(application, {
        image: picture,
        trade_license_image: picture,
        nid_front_image: picture,
        nid_back_image: picture,
      }),
    ),
  );
  const [applied] = done(await admin.get('/get-new-vendor')).vendor as { id: number }[];
  done(await admin.post(`/approved-vendor/${applied!.id}`));
  const product = {
    main_cat_id: String(category.id),
    sub_cat_id: String(subcategory.id),
    name: 'Cotton shirt',
    name_bn: 'সুতির শার্ট',
    slug: 'cotton-shirt',
    selling_price: '450',
    original_price: '500',
    qty: '5',
  };
  const { id } = done(await vendor.post('/store-product', form(product, { image1: picture })));
  done(await admin.post(`/product-verify/${id}`));

  // There is no warehouse yet, so the shop cannot sell: nothing could be delivered.
  const home = async () => JSON.stringify((await shop.visitor.get('/get-home-product')).body);
  expect(done(await vendor.get('/get-shop-warehouse')).warehouse).toEqual([]);
  expect(done(await vendor.get('/get-shop-data')).warehouse).toBeNull();
  expect(await home()).not.toContain('Cotton shirt');
  done(await customer.post('/add-to-cart', { product_id: id, product_qty: 2 }), 404);
  done(
    await admin.post('/warehouse-create', {
      name: 'Dhaka Central',
      district: dhaka!.id,
      address: 'Dock 1',
      incharge1: inchargeId,
      incharge2: '',
      incharge3: '',
    }),
  );
  const [warehouse] = done(await vendor.get('/get-shop-warehouse')).warehouse as { id: number }[];
  done(
    await vendor.post('/update-shop', { name: 'Rahima Fashion', slug: 'rahima-fashion', warehouse_id: warehouse!.id }),
  );
  expect(await home()).toContain('Cotton shirt');

  const { address } = done(
    await customer.post('/add-address', {
      label: 'Home',
      name: 'Karim',
      district: dhaka!.id,
      upazila: savar!.id,
      thana: 'Savar',
      details: 'House 5, Road 2',
    }),
  );
  done(await customer.post('/add-to-cart', { product_id: id, product_qty: 2 }), 201);
  const placed = done(
    await customer.post('/order-place', {
      type: 2,
      coupon_code: '',
      coupon_amount: 0,
      delivery_charge: 80,
      payment_amount: 980,
      address_id: address.id,
      payment_method: 'COD',
    }),
  );
  expect(placed).toMatchObject({ total: 980, tracking_ids: [expect.any(String)] });

  const [tracking] = placed.tracking_ids as string[];
  for (const status of [1, 2, 3]) done(await vendor.post(`/pto-update-status/${tracking}/${status}`));
  for (const status of [4, 5, 6, 7]) done(await incharge.post(`/pto-update-status/${tracking}/${status}`));
  const sold = done(await admin.get(`/admin-order-details/${placed.order_number}`));
  expect(sold.package[0]).toMatchObject({ tracking_id: tracking, status: 7, payment_status: 1 });
}, 120_000);
