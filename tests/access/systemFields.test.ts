/**
 * System fields cannot be written by anybody: creation and update times, ids, sessions, counters, and derived fields.
 * The real config is checked: a new collection has the guard, and its protected fields have to be listed here.
 */
import type { Field, FlattenedField, PayloadRequest } from 'payload';
import { guardWrite, systemFields } from '../../hooks/writes/guardWrites';
import { openShop, type Caller } from '../support/http';
import { form, market, pngBytes, type Seller } from '../support/make/market';

const shop = openShop();
const make = market(shop);

/** Protected fields of each collection, besides those every record has. */
const kept: Record<string, string> = {
  users:
    'is_vendor is_incharge has_password resetPasswordRequestedAt deleted resetPasswordToken resetPasswordExpiration salt hash loginAttempts lockUntil',
  vendors: 'deleted steps_hidden change_open',
  shops: 'active',
  products:
    'shop type thumbnail discount_percent visible first_shown_at change_state waiting_since reject_reason business_district business_upazila rating_sum total_review rating sold has_variants prices_differ',
  'order-lines': 'stock_due commission_rate commission commission_scope commission_rule',
  orders: 'coupon_due district upazila',
  packages: 'coupon_paid_by district upazila',
  pages: 'old_slugs edited_by',
  'main-categories': 'position picture',
  'sub-categories': 'position picture',
  'child-categories': 'position picture',
  coupons: 'remain created_by',
  'commission-rules': 'scope created_by',
  media: 'in_library owner purpose',
  documents: 'owner',
};
const payloadsOwn = /^payload-/;

type Row = Record<string, unknown> & { id: number | string };
const row = async (collection: string, id: number | string): Promise<Row> =>
  (await shop.payload().findByID({ collection, id, depth: 0, showHiddenFields: true } as never)) as unknown as Row;

const wished = { createdAt: '2099-01-01T00:00:00.000Z', updatedAt: '2099-01-01T00:00:00.000Z' };
/** A valid value for the field, other than its current one. */
function another(field: FlattenedField, now: unknown): unknown {
  if (field.type === 'number') return now === 1 ? 0 : 1;
  if (field.type === 'date') return '2001-01-01T00:00:00.000Z';
  if (field.type === 'relationship' || field.type === 'upload') return 1;
  if (field.type === 'array')
    return [{ id: 'forged', createdAt: '2026-01-01T00:00:00.000Z', expiresAt: '2099-01-01T00:00:00.000Z' }];
  return 'forged';
}

describe('every collection', () => {
  test('has the guard first, and its protected fields in the table', async () => {
    const found: Record<string, string> = {};
    for (const { config } of Object.values(shop.payload().collections)) {
      if (payloadsOwn.test(config.slug)) continue;
      expect([config.slug, config.hooks.beforeOperation[0] === guardWrite]).toEqual([config.slug, true]);
      const nobodys: string[] = [];
      for (const field of config.fields as (Field & { name?: string })[]) {
        const { create, update } = ('access' in field && field.access) || {};
        const superadmin = {
          req: {
            user: {
              id: 1,
              collection: 'users',
              role_as: 1,
              status: 1,
              is_vendor: 0,
              is_incharge: 0,
            } as unknown as PayloadRequest['user'],
          },
        } as never;
        if (
          field.name &&
          field.name !== 'sessions' &&
          create &&
          update &&
          !(await create(superadmin)) &&
          !(await update(superadmin))
        )
          nobodys.push(field.name);
      }
      if (nobodys.length > 0) found[config.slug] = nobodys.join(' ');
    }
    expect(found).toEqual(kept);
  });

  test('and every global ignore system fields in the input', async () => {
    const admin = await shop.as('admin');
    for (const { slug } of shop.payload().globals.config.filter((each) => !payloadsOwn.test(each.slug))) {
      const before = (await shop.payload().findGlobal({ slug, depth: 0 })) as unknown as Row;
      expect((await admin.post(`/globals/${slug}`, { ...wished, id: 99 })).http).toBe(200);
      const after = (await shop.payload().findGlobal({ slug, depth: 0 })) as unknown as Row;
      expect([slug, after.id, String(after.createdAt).slice(0, 4), String(after.updatedAt).slice(0, 4)]).toEqual([
        slug,
        before.id,
        String(before.createdAt ?? after.createdAt).slice(0, 4),
        new Date().toISOString().slice(0, 4),
      ]);
    }
  });
});

describe('an existing record', () => {
  /** Collections in which somebody may write by the CMS. */
  const writable = [
    'users',
    'vendors',
    'shops',
    'main-categories',
    'sub-categories',
    'child-categories',
    'brands',
    'products',
    'coupons',
    'warehouses',
    'districts',
    'upazilas',
    'videos',
    'media',
  ];

  test.each(writable)('of %s keeps its system fields, whoever writes it and however', async (slug) => {
    const [first] = (await shop.payload().find({ collection: slug, limit: 1, depth: 0, sort: 'id' } as never))
      .docs as unknown as Row[];
    const before = await row(slug, first!.id);
    const { flattenedFields } = shop.payload().collections[slug as 'users'].config;
    const names = [...systemFields, ...(kept[slug]?.split(' ') ?? [])];
    const forged = Object.fromEntries(
      names
        .map((name) => [name, flattenedFields.find((field) => field.name === name)])
        .map(([name, field]) => [name, field ? another(field as FlattenedField, before[name as string]) : 'forged']),
    );
    const multipart = new FormData();
    multipart.set('_payload', JSON.stringify({ ...forged, ...wished }));
    for (const caller of [
      await shop.as('admin'),
      await shop.as('subadmin'),
      await shop.as('vendor.fashion'),
      await shop.as('customer'),
    ]) {
      await caller.patch(`/${slug}/${before.id}`, { ...forged, ...wished });
      await caller.patch(`/${slug}?where[id][equals]=${before.id}`, { ...forged, ...wished });
      await caller.patch(`/${slug}/${before.id}`, multipart);
    }
    const after = await row(slug, before.id);
    expect(
      Object.fromEntries(
        names.filter((name) => !['updatedAt', 'sessions'].includes(name)).map((name) => [name, after[name]]),
      ),
    ).toEqual(
      Object.fromEntries(
        names.filter((name) => !['updatedAt', 'sessions'].includes(name)).map((name) => [name, before[name]]),
      ),
    );
    expect(new Date(String(after.updatedAt)).getTime()).toBeLessThanOrEqual(Date.now());
    expect(JSON.stringify(after.sessions ?? [])).not.toContain('forged');
  });
});

describe('a new record', () => {
  let seller: Seller;
  let admin: Caller;
  beforeAll(async () => {
    seller = await make.seller();
    admin = await shop.as('admin');
  });
  const forged = {
    ...wished,
    id: 777_777,
    sold: 500,
    rating: 5,
    rating_sum: 500,
    total_review: 100,
    visible: 1,
    discount_percent: 90,
    remain: 5,
    deleted: 1,
    active: 0,
    hash: 'x',
    salt: 'x',
    sessions: [{ id: 'forged', createdAt: '2026-01-01T00:00:00.000Z', expiresAt: '2099-01-01T00:00:00.000Z' }],
  };
  const isFresh = (made: Row) => {
    expect(made.id).not.toBe(777_777);
    for (const at of [made.createdAt, made.updatedAt])
      expect(Math.abs(Date.now() - new Date(String(at)).getTime())).toBeLessThan(60_000);
  };

  test('by a vendor in the CMS starts with the current time and zero counters, and so does a copy of it', async () => {
    const { category, subcategory } = await make.categoryPath();
    const image1 = (await make.image()).id;
    const sent = {
      name: 'Pinned',
      name_bn: 'পিন',
      slug: `pinned-${Date.now()}`,
      category: category.id,
      subcategory: subcategory.id,
      selling_price: 100,
      original_price: 100,
      qty: 1,
      image1,
    };
    const { http, body } = await seller.caller.post('/products', { ...sent, ...forged });
    expect([http, body.errors]).toEqual([201, undefined]);
    const made = await row('products', body.doc.id);
    isFresh(made);
    expect(made).toMatchObject({ sold: 0, rating: 0, rating_sum: 0, total_review: 0, visible: 0, discount_percent: 0 });

    await shop.payload().update({
      collection: 'products',
      id: made.id,
      data: { sold: 40, rating_sum: 50, total_review: 10, rating: 5, createdAt: '2020-01-01T00:00:00.000Z' },
      overrideAccess: true,
    } as never);
    const copy = await seller.caller.post(`/products/${made.id}/duplicate`, { ...forged, name: 'Copy' });
    expect([copy.http, copy.body.errors]).toEqual([200, undefined]);
    const copied = await row('products', copy.body.doc.id);
    isFresh(copied);
    expect(copied).toMatchObject({ sold: 0, rating: 0, rating_sum: 0, total_review: 0, visible: 0, verify: 0 });
    expect(copied.slug).not.toBe(made.slug);
  });

  test('by the super admin, or through the contract, starts with the current time as well', async () => {
    const person = await admin.post('/users', {
      name: 'Forged',
      email: 'forged.fields@made.test',
      mobile: '01788888801',
      mobile_prefix: '+88',
      password: 'quite a long 7',
      ...forged,
    });
    expect(person.http).toBe(201);
    const made = await row('users', person.body.doc.id);
    isFresh(made);
    expect([made.deleted, JSON.stringify(made.sessions ?? []), made.hash === 'x']).toEqual([0, '[]', false]);
    const { body } = await admin.post('/add-new-videos', { title: 'Forged', url: 'abcdefghijk', ...forged });
    expect(body.status).toBe(200);
    const [video] = (await shop.payload().find({ collection: 'videos', where: { title: { equals: 'Forged' } } }))
      .docs as unknown as Row[];
    isFresh(video!);
    const coupon = await admin.post('/coupons', {
      code: `FORGED${Date.now()}`,
      type: 1,
      fixed: 10,
      min_order: 0,
      quantity: 1,
      status: 1,
      ...forged,
    });
    expect((await row('coupons', coupon.body.doc.id)).remain).toBe(1);
    const picture = form(
      { _payload: JSON.stringify({ alt: 'x', filename: 'forged.webp', url: '/forged.webp', owner: 1, ...wished }) },
      { file: { bytes: await pngBytes() } },
    );
    const uploaded = await row('media', (await admin.post('/media', picture)).body.doc.id);
    isFresh(uploaded);
    expect(uploaded.filename).not.toBe('forged.webp');
  });
});
