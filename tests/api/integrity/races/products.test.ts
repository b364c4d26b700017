/** Approving against editing, vendors against admins, admins against each other. */
import { productVerify } from '../../../../domain/catalogue/visible';
import { changeProduct } from '../../../../services/products/changeProduct';
import { approveProduct, rejectProduct } from '../../../../services/products/decideProduct';
import { approveVendor, suspendVendorRecord } from '../../../../services/vendors/decideVendor';
import { rejectVendor } from '../../../../services/vendors/rejectVendor';
import { submitApplication } from '../../../../services/vendors/submitApplication';
import type { Product } from '../../../../payload-types';
import { openShop } from '../../../support/http';
import { form, pngBytes, type Person, type Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop();
const race = racing(shop);
const { beforeWriting, ctxOf, outcome, person, rowsOf, tally } = race;
let seller: Seller;
let admin: Person;
let colleague: Person;

beforeAll(async () => {
  seller = await race.seller();
  admin = await race.admin();
  colleague = await race.subadmin();
});
afterEach(race.expectSound);

const read = (product: Product): Promise<Product> =>
  shop.payload().findByID({ collection: 'products', id: product.id, depth: 0 });
const edit = (product: Product, name: string) => seller.caller.patch(`/products/${product.id}`, { name });
const formOf = (product: Product, name: string) => ({
  main_cat_id: product.category,
  sub_cat_id: product.subcategory,
  name,
  name_bn: product.name_bn,
  slug: product.slug,
  description: '',
  short_description: '',
  selling_price: 100,
  original_price: 120,
  qty: 10,
  option1: '',
  option2: '',
  meta_title: '',
  meta_keyword: '',
  meta_descrip: '',
});
const change = async (product: Product, second: () => Promise<unknown>) =>
  outcome(
    changeProduct(beforeWriting(await ctxOf(seller), second), product.id, formOf(product, 'Other words') as never, {
      files: {},
      order: undefined,
      stockSeen: undefined,
    }),
  );

describe('approve and edit', () => {
  test('the vendor edits between the admin’s read and the approval: nothing is approved unseen', async () => {
    const product = await race.product(seller, { verify: 0 });
    const first = beforeWriting(await ctxOf(admin), async () =>
      expect((await edit(product, 'Swapped')).http).toBe(200),
    );
    expect(await outcome(approveProduct(first, product.id, product.updatedAt))).toBe('changedMeanwhile');
    expect(await read(product)).toMatchObject({ verify: productVerify.pending, visible: 0 });
  });

  test('the admin approves between the checks and the write of an edit: the new text waits for approval', async () => {
    const product = await race.product(seller, { verify: 0 });
    expect(
      await change(product, async () =>
        expect((await admin.caller.post(`/product-verify/${product.id}`)).status).toBe(200),
      ),
    ).toBe('done');
    expect(await read(product)).toMatchObject({ name: product.name, verify: productVerify.approved, change_state: 1 });
  });

  test('the admin rejects between the checks and the write of an edit: it is pending again', async () => {
    const product = await race.product(seller);
    expect(
      await change(product, async () =>
        expect((await admin.caller.post(`/product-reject/${product.id}`)).status).toBe(200),
      ),
    ).toBe('done');
    expect((await read(product)).verify).toBe(productVerify.pending);
  });

  test('the vendor edits between the admin’s read and the approval of a change: the newer one is not approved unseen', async () => {
    const product = await race.product(seller);
    expect((await edit(product, 'First words')).http).toBe(200);
    const { waiting_since: seen } = await read(product);
    const first = beforeWriting(await ctxOf(admin), async () =>
      expect((await edit(product, 'Swapped')).http).toBe(200),
    );
    expect(await outcome(approveProduct(first, product.id, seen ?? ''))).toBe('changedMeanwhile');
    expect(await read(product)).toMatchObject({ name: product.name, change_state: 1, visible: 1 });
  });

  test('six admins approve one change at once: it is applied once', async () => {
    const product = await race.product(seller);
    expect((await edit(product, 'Applied once')).http).toBe(200);
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => admin.caller.post(`/product-verify/${product.id}`)));
    expect(await read(product)).toMatchObject({ name: 'Applied once', change_state: 0, verify: 1, visible: 1 });
    expect(await rowsOf('product-edits', { product: { equals: product.id } })).toEqual([]);
  });

  test('two edit and two approve at once, five times: never approved with a text nobody saw', async () => {
    for (let round = 0; round < 5; round += 1) {
      const product = await race.product(seller, { verify: 0 });
      const approve = () => admin.caller.post(`/product-verify/${product.id}`, { updated_at: product.updatedAt });
      await Promise.all([
        approve(),
        edit(product, `Swapped ${round}`),
        approve(),
        edit(product, `Swapped again ${round}`),
      ]);
      const after = await read(product);
      expect(after.name !== product.name && after.verify === productVerify.approved).toBe(false);
    }
  });
});

describe('approve and reject', () => {
  test('a colleague rejects in between: the later decision counts, and the vendor is notified of both', async () => {
    const product = await race.product(seller, { verify: 0 });
    const first = beforeWriting(await ctxOf(admin), async () =>
      expect((await colleague.caller.post(`/product-reject/${product.id}`)).status).toBe(200),
    );
    expect(await outcome(approveProduct(first, product.id))).toBe('done');
    expect(await read(product)).toMatchObject({ verify: productVerify.approved, visible: 1 });
    const second = beforeWriting(await ctxOf(admin), async () =>
      expect((await colleague.caller.post(`/product-verify/${product.id}`)).status).toBe(200),
    );
    expect(await outcome(rejectProduct(second, product.id))).toBe('done');
    expect(await read(product)).toMatchObject({ verify: productVerify.rejected, visible: 0 });
  });

  test('six admins decide at once: one decision stays, and visibility matches it', async () => {
    const product = await race.product(seller, { verify: 0 });
    await Promise.all(
      ['verify', 'reject', 'verify', 'reject', 'verify', 'reject'].map((word) =>
        admin.caller.post(`/product-${word}/${product.id}`),
      ),
    );
    const { verify, visible } = await read(product);
    expect([productVerify.approved, productVerify.rejected]).toContain(verify);
    expect(visible).toBe(verify === productVerify.approved ? 1 : 0);
  });
});

describe('a vendor', () => {
  const applied = async () => {
    const { vendor, ...rest } = await race.seller();
    await shop
      .payload()
      .update({ collection: 'vendors', id: vendor.id, data: { accept: 0 }, overrideAccess: true } as never);
    await race.expectSound();
    return { vendor, ...rest };
  };
  const stateOf = async (id: number) => [
    (await rowsOf('vendors', { id: { equals: id } }))[0]?.accept,
    (await rowsOf('shops', { vendor: { equals: id } }))[0]?.active,
  ];

  test('is approved while a colleague rejects in between: there is no application left to approve', async () => {
    const { vendor } = await applied();
    const first = beforeWriting(await ctxOf(admin), async () =>
      expect((await colleague.caller.delete(`/rejected-vendor/${vendor.id}`)).status).toBe(200),
    );
    expect(await outcome(approveVendor(first, vendor.id))).toBe('vendorNotFound');
  });

  test('is rejected while a colleague approves in between: refused', async () => {
    const { vendor } = await applied();
    const first = beforeWriting(await ctxOf(admin), async () =>
      expect((await colleague.caller.post(`/approved-vendor/${vendor.id}`)).status).toBe(200),
    );
    expect(await outcome(rejectVendor(first, vendor.id))).toBe('refused');
    expect(await stateOf(vendor.id)).toEqual([1, 1]);
  });

  test('is suspended by two in between: once', async () => {
    const { vendor } = await race.seller();
    const first = beforeWriting(await ctxOf(admin), async () =>
      expect((await colleague.caller.post(`/suspend-vendor/${vendor.id}`)).status).toBe(200),
    );
    expect(await outcome(suspendVendorRecord(first, vendor.id))).toBe('refused');
    expect(await stateOf(vendor.id)).toEqual([2, 0]);
  });

  test('is approved and rejected by six at once: a vendor with an active shop, or none at all', async () => {
    const { vendor } = await applied();
    const replies = await Promise.all(
      ['post', 'delete', 'post', 'delete', 'post', 'delete'].map((verb) =>
        admin.caller.send(
          verb.toUpperCase(),
          `/${verb === 'post' ? 'approved' : 'rejected'}-vendor/${vendor.id}`,
          undefined,
        ),
      ),
    );
    expect(tally(replies)[200]).toBe(1);
    expect([
      [1, 1],
      [undefined, undefined],
    ]).toContainEqual(await stateOf(vendor.id));
  });

  test('is suspended and restored by six at once: shop, flag and products match the last decision', async () => {
    const { vendor, ...rest } = await race.seller();
    await race.product({ vendor, ...rest });
    await Promise.all(
      ['suspend', 'remove-suspension', 'suspend', 'remove-suspension', 'suspend', 'remove-suspension'].map((word) =>
        admin.caller.post(`/${word}-vendor/${vendor.id}`),
      ),
    );
    const [accept, active] = await stateOf(vendor.id);
    expect(active).toBe(accept === 1 ? 1 : 0);
  });

  const application = async (n: number) => {
    const { district, upazila } = await race.place();
    return {
      name: 'Twice',
      nid: '1234567890',
      mobile: '01712345678',
      email: 'twice@made.test',
      birthdate: '1990-05-01',
      gender: 'Male',
      district: String(district.id),
      upazila: String(upazila.id),
      thana: 'T',
      postcode: '1000',
      address: 'Road',
      business_name: `Twice ${n}`,
      type: '2',
      business_type: 'Brand Shop',
      business_district: String(district.id),
      business_upazila: String(upazila.id),
      business_thana: 'T',
      business_postcode: '1000',
      business_address: 'Market',
    };
  };
  const apply = async (by: Person, n: number) => {
    const bytes = await pngBytes();
    return by.caller.post(
      '/submit-vendor-application',
      form(await application(n), { image: { bytes }, nid_front_image: { bytes }, nid_back_image: { bytes } }),
    );
  };

  test('applies from two windows, in between and at once: one application', async () => {
    const applicant = await person();
    const fields = { ...(await application(1)), type: 2 };
    const first = beforeWriting(await ctxOf(applicant), async () =>
      expect((await apply(applicant, 2)).status).toBe(200),
    );
    expect(await outcome(submitApplication(first, fields as never, {}))).toBe('alreadyApplied');
    const other = await person();
    expect(tally(await Promise.all([1, 2, 3, 4].map((n) => apply(other, n))))).toEqual({ 200: 1, 409: 3 });
  });
});
