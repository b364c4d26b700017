/** What a call that changes settings does not send stays as it was; where a field is required, its absence changes nothing. */
import { documentOf } from '../../../../domain/richText/plainText';
import { openShop, type Caller } from '../../../support/http';
import { form, market, pngBytes, type Person, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
let admin: Person;
let seller: Seller;
let ids: {
  brand: number;
  coupon: number;
  warehouse: number;
  otherHouse: number;
  main: number;
  sub: number;
  child: number;
};
let picture: { bytes: Uint8Array };

beforeAll(async () => {
  admin = await make.admin();
  seller = await make.seller();
  picture = { bytes: await pngBytes() };
  const { category, subcategory } = await make.categoryPath();
  const words = { description: 'Long', meta_title: 'Title', meta_keyword: 'key', meta_descrip: 'words', status: 0 };
  for (const [collection, { id }] of [
    ['main-categories', category],
    ['sub-categories', subcategory],
  ] as const) {
    await shop.payload().update({ collection, id, data: words });
  }
  const child = await make.create<{ id: number }>('child-categories', {
    name: 'Child',
    name_bn: 'শাখা',
    slug: 'unsent-child',
    subcategory: subcategory.id,
    ...words,
  });
  const brand = await make.create<{ id: number }>('brands', {
    name: 'Hidden',
    name_bn: 'লুকানো',
    subcategory: subcategory.id,
    status: 0,
  });
  const coupon = await make.create<{ id: number }>('coupons', {
    code: 'UNSENT',
    type: 1,
    fixed: 70,
    percentage: 0,
    min_order: 300,
    quantity: 9,
    remain: 9,
    status: 0,
  });
  const { warehouse } = await make.warehouse({
    incharge2: (await make.person()).user.id,
    incharge3: (await make.person()).user.id,
  });
  ids = {
    brand: brand.id,
    coupon: coupon.id,
    warehouse: warehouse.id,
    otherHouse: (await make.warehouse({})).warehouse.id,
    main: category.id,
    sub: subcategory.id,
    child: child.id,
  };
  await admin.caller.post('/update-top-information', { top_email: 'help@haat.test', top_contact: '01900000000' });
  await admin.caller.post('/update-footer-text', { footer_text: 'Footer' });
  await admin.caller.post('/set-grocery-category', { value: (await make.categoryPath()).category.id });
  await admin.caller.post('/update-site-logo', form({}, { logo: picture, logo_sm: picture }));
  await admin.caller.post('/save-policies', {
    termsconditions: 'T',
    privacypolicy: 'P',
    vendorpolicy: 'V',
    apppolicy: 'A',
    returnpolicy: 'R',
  });
  for (const [call, slot] of [
    ['/upload-slider-image', 'slide'],
    ['/upload-banner-image', 'banner'],
  ]) {
    await admin.caller.post(
      call!,
      form({}, Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`${slot}${n}`, picture]))),
    );
  }
  await seller.caller.post(
    '/update-shop',
    form(
      { name: 'Shop', slug: 'unsent-shop', tagline: 'Tag', warehouse_id: String(warehouse.id) },
      { logo: picture, banner: picture },
    ),
  );
  await admin.caller.post('/add-new-videos', { title: 'Video', url: 'abcdefghijk', featured: 1, status: 0 });
});

/** Everything the calls below could change, as stored. */
async function everything(): Promise<Record<string, Record<string, unknown>>> {
  const payload = shop.payload();
  const globals = ['site-information', 'delivery-charges', 'policies', 'sliders', 'banners'] as const;
  const found: Record<string, Record<string, unknown>> = {};
  for (const slug of globals) found[slug] = { ...(await payload.findGlobal({ slug, depth: 0 })) };
  const documents = [
    ['shops', seller.shop.id],
    ['brands', ids.brand],
    ['coupons', ids.coupon],
    ['warehouses', ids.warehouse],
    ['main-categories', ids.main],
    ['sub-categories', ids.sub],
    ['child-categories', ids.child],
  ] as const;
  for (const [collection, id] of documents)
    found[collection] = { ...(await payload.findByID({ collection, id, depth: 0 })) };
  found.videos = Object.fromEntries(
    (await payload.find({ collection: 'videos', depth: 0, limit: 100 })).docs.map((video) => [video.id, video]),
  );
  for (const record of Object.values(found)) delete record.updatedAt;
  return found;
}

type Call = {
  path: () => string;
  by?: () => Caller;
  method?: 'post' | 'put';
  /** Every field of the call with a new value, and what is kept of it: `collection.field`. */
  fields: Record<string, { value: () => unknown; kept: string }>;
  /** Fields without which nothing is changed; they are sent along with each other field, as they stand. */
  required?: () => Record<string, unknown>;
  refusal?: 400 | 422;
  isForm?: boolean;
};

const text = (value: unknown, kept: string) => ({ value: () => value, kept });
const delivery = [
  'general_delivery_breakpoint',
  'general_delivery_charge',
  'general_delivery_discount_charge',
  'grocery_delivery_breakpoint',
  'grocery_delivery_charge',
  'grocery_delivery_discount_charge',
];
const slots = (slot: string, global: string) =>
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`${slot}${n}`, { value: () => picture, kept: `${global}.${slot}${n}` }]),
  );
const category = (collection: string) => ({
  description: text('Other', `${collection}.description`),
  meta_keyword: text('other', `${collection}.meta_keyword`),
  meta_descrip: text('others', `${collection}.meta_descrip`),
});

const calls: Record<string, Call> = {
  'update-top-information': {
    path: () => '/update-top-information',
    fields: {
      top_email: text('other@haat.test', 'site-information.email'),
      top_contact: text('01911111111', 'site-information.contact'),
    },
  },
  'update-footer-text': {
    path: () => '/update-footer-text',
    fields: { footer_text: text('Other', 'site-information.footer_text') },
  },
  'update-values': {
    path: () => '/update-values',
    fields: {
      flash_sell: text(33, 'site-information.flash_sell'),
      flash_sell_until: text('2030-01-31', 'site-information.flash_sell_until'),
    },
    required: () => ({ flash_sell: 33 }),
  },
  'set-grocery-category': {
    path: () => '/set-grocery-category',
    fields: { value: { value: () => ids.main, kept: 'site-information.grocery_category' } },
    required: () => ({ value: 1 }),
  },
  'update-site-logo': {
    path: () => '/update-site-logo',
    isForm: true,
    refusal: 422,
    fields: {
      logo: { value: () => picture, kept: 'site-information.logo' },
      logo_sm: { value: () => picture, kept: 'site-information.logo_sm' },
    },
  },
  'upload-slider-image': {
    path: () => '/upload-slider-image',
    isForm: true,
    refusal: 422,
    fields: slots('slide', 'sliders'),
  },
  'upload-banner-image': {
    path: () => '/upload-banner-image',
    isForm: true,
    refusal: 422,
    fields: slots('banner', 'banners'),
  },
  'delete-slider-image': {
    path: () => '/delete-slider-image',
    required: () => ({ slide: 'slide1' }),
    fields: { slide: text('slide1', 'sliders.slide1') },
  },
  'delete-banner-image': {
    path: () => '/delete-banner-image',
    required: () => ({ slide: 'banner1' }),
    fields: { slide: text('banner1', 'banners.banner1') },
  },
  'save-policies': {
    path: () => '/save-policies',
    fields: Object.fromEntries(
      ['termsconditions', 'privacypolicy', 'vendorpolicy', 'apppolicy', 'returnpolicy'].map((name) => [
        name,
        text('Other', `policies.${name}`),
      ]),
    ),
  },
  'update-shop': {
    path: () => '/update-shop',
    by: () => seller.caller,
    isForm: true,
    required: () => ({ name: 'Shop', slug: 'unsent-shop' }),
    fields: {
      tagline: text('Other', 'shops.tagline'),
      // A shop cannot be without one any more.
      warehouse_id: { value: () => String(ids.otherHouse), kept: 'shops.warehouse' },
      logo: { value: () => picture, kept: 'shops.logo' },
      banner: { value: () => picture, kept: 'shops.banner' },
    },
  },
  'brand-update': {
    path: () => `/brand-update/${ids.brand}`,
    refusal: 400,
    required: () => ({ sub_cat_id: ids.sub, name: 'Hidden', name_bn: 'লুকানো' }),
    fields: { status: text(1, 'brands.status') },
  },
  'coupon-update': {
    path: () => `/coupon-update/${ids.coupon}`,
    fields: {
      fixed: text(80, 'coupons.fixed'),
      min_order: text('', 'coupons.min_order'),
      status: text(1, 'coupons.status'),
    },
  },
  'warehouse-update': {
    path: () => `/warehouse-update/${ids.warehouse}`,
    required: () => requiredOfWarehouse,
    fields: { incharge2: text('', 'warehouses.incharge2'), incharge3: text('', 'warehouses.incharge3') },
  },
  'update-category': {
    path: () => `/update-category/${ids.main}`,
    method: 'put',
    required: () => names.main!,
    fields: { ...category('main-categories'), status: text(1, 'main-categories.status') },
  },
  'update-sub-category': {
    path: () => `/update-sub-category/${ids.sub}`,
    method: 'put',
    required: () => names.sub!,
    fields: category('sub-categories'),
  },
  'update-child-category': {
    path: () => `/update-child-category/${ids.child}`,
    method: 'put',
    required: () => names.child!,
    fields: category('child-categories'),
  },
};

let requiredOfWarehouse: Record<string, unknown>;
const names: Record<string, Record<string, unknown>> = {};
beforeAll(async () => {
  const {
    warehouses: house,
    'main-categories': main,
    'sub-categories': sub,
    'child-categories': child,
  } = await everything();
  requiredOfWarehouse = {
    name: house!.name,
    district: house!.district,
    address: house!.address,
    incharge1: house!.incharge1,
  };
  for (const [level, record, above] of [
    ['main', main, {}],
    ['sub', sub, { main_cat_id: ids.main }],
    ['child', child, { sub_cat_id: ids.sub }],
  ] as const) {
    const { slug, name, name_bn, meta_title, status } = record!;
    names[level] = { slug, name, name_bn, meta_title, ...(level === 'main' ? {} : { status }), ...above };
  }
});

const send = ({ path, by, method = 'post', isForm }: Call, fields: Record<string, unknown>) => {
  const caller = by ? by() : admin.caller;
  if (!isForm) return caller[method](path(), fields);
  const isPicture = (value: unknown): value is typeof picture => value === picture;
  const entries = Object.entries(fields);
  return caller.post(
    path(),
    form(
      Object.fromEntries(
        entries.filter(([, value]) => !isPicture(value)).map(([name, value]) => [name, String(value)]),
      ),
      Object.fromEntries(entries.filter((entry): entry is [string, typeof picture] => isPicture(entry[1]))),
    ),
  );
};

const cases = Object.entries(calls);

test.each(cases)('%s without fields changes nothing', async (_name, call) => {
  const before = await everything();
  const { body } = await send(call, {});
  const refusal = call.refusal ?? 422;
  expect(body.status).toBe(call.required || call.refusal ? refusal : 200);
  if (body.status !== 200) expect(Object.keys(body.errors).length).toBeGreaterThan(0);
  expect(await everything()).toEqual(before);
});

test.each(cases.flatMap(([name, call]) => Object.keys(call.fields).map((field) => [name, field, call] as const)))(
  '%s with only %s changes nothing else',
  async (_name, field, call) => {
    const before = await everything();
    const { value, kept } = call.fields[field]!;
    const { body } = await send(call, { ...call.required?.(), [field]: value() });
    expect(body).toMatchObject({ status: 200 });
    const after = await everything();
    const [record, column] = kept.split('.') as [string, string];
    expect(after[record]![column]).not.toEqual(before[record]![column]);
    expect(after).toEqual({ ...before, [record]: { ...before[record], [column]: after[record]![column] } });
  },
);

test.each(cases.filter(([, { required }]) => required))(
  '%s without one of its required fields is refused by name, and changes nothing',
  async (_name, call) => {
    const before = await everything();
    const all = {
      ...call.required!(),
      ...Object.fromEntries(Object.entries(call.fields).map(([name, { value }]) => [name, value()])),
    };
    for (const missing of Object.keys(call.required!())) {
      const { [missing]: _left, ...rest } = all as Record<string, unknown>;
      const { body } = await send(call, rest);
      expect([missing, body.status, Object.keys(body.errors)]).toEqual([missing, call.refusal ?? 422, [missing]]);
    }
    expect(await everything()).toEqual(before);
  },
);

test('update-delivery-charge requires all six fields: with one missing nothing is changed', async () => {
  const before = await everything();
  expect(Object.keys((await admin.caller.post('/update-delivery-charge', {})).body.errors).sort()).toEqual(
    [...delivery].sort(),
  );
  for (const field of delivery) {
    const { body } = await admin.caller.post('/update-delivery-charge', { [field]: 5 });
    expect([body.status, Object.keys(body.errors).sort()]).toEqual([
      422,
      delivery.filter((name) => name !== field).sort(),
    ]);
  }
  expect(await everything()).toEqual(before);
});

test('the CMS’s own calls change only the fields that are sent', async () => {
  const changes = {
    'site-information': { contact: '01922222222' },
    'delivery-charges': { general_delivery_charge: 77 },
    policies: { vendorpolicy: documentOf('CMS') },
    sliders: { slide3: null },
    banners: { banner3: null },
  };
  for (const [slug, change] of Object.entries(changes)) {
    const before = await everything();
    expect((await admin.caller.post(`/globals/${slug}`, {})).http).toBe(200);
    expect(await everything()).toEqual(before);
    expect((await admin.caller.post(`/globals/${slug}`, change)).http).toBe(200);
    expect(await everything()).toEqual({ ...before, [slug]: { ...before[slug], ...change } });
  }
});

test('an empty text is a change: it empties the footer', async () => {
  expect((await admin.caller.post('/update-footer-text', { footer_text: '' })).status).toBe(200);
  expect((await shop.visitor.get('/topbar-information')).body.footer_text).toBe('');
});
