/**
 * Two people change one record: the person who saves second sees who was faster and what changed, and overwrites
 * nothing.
 */
import { seenText } from '../../../../domain/writes/seen';
import { openShop, type Body, type Caller } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

const seenOf = (record: object, ...names: string[]) => ({ headers: { 'X-Seen': seenText({ ...record }, names) } });

async function aBrand() {
  const { subcategory } = await make.categoryPath();
  return make.create<{ id: number; name: string }>('brands', {
    name: `Seen ${Date.now()}`,
    name_bn: 'দেখা',
    subcategory: subcategory.id,
    status: 1,
  });
}
const read = async (caller: Caller, id: number) => (await caller.get(`/get-single-brand/${id}`)).body.brand;
const save = ({ sub_cat_id, name, name_bn, status }: Body, change: object) => ({
  sub_cat_id,
  name,
  name_bn,
  status,
  ...change,
});

test('a brand that somebody else has saved meanwhile is not overwritten, unless its writer has seen that', async () => {
  const [first, second] = [await make.admin(), await make.subadmin()];
  const { id } = await aBrand();
  const seen = await read(second.caller, id);
  const header = seenOf(seen, 'name', 'name_bn', 'status');
  const path = `/brand-update/${id}`;
  expect((await first.caller.post(path, save(seen, { name_bn: 'প্রথম' }), header)).status).toBe(200);
  const refused = await second.caller.post(path, save(seen, { name_bn: 'দ্বিতীয়' }), header);
  expect(refused.body).toMatchObject({
    status: 409,
    message: `Changed meanwhile by ${first.user.name}. Nothing was saved.`,
    errors: { name_bn: ['Somebody else has changed this meanwhile.'] },
  });
  const now = await read(second.caller, id);
  expect(now.name_bn).toBe('প্রথম');
  const again = await second.caller.post(path, save(seen, { name_bn: 'দ্বিতীয়' }), seenOf(now, 'name', 'name_bn'));
  expect(again.status).toBe(200);
  // Programs that do not send what they have seen write as before.
  expect((await first.caller.post(path, save(seen, { name_bn: 'তৃতীয়' }))).status).toBe(200);
});

test('of many who save at once with the same sight one is saved', async () => {
  const { caller } = await make.admin();
  const { id } = await aBrand();
  const seen = await read(caller, id);
  const answers = await Promise.all(
    ['ক', 'খ', 'গ', 'ঘ'].map((name_bn) =>
      caller.post(`/brand-update/${id}`, save(seen, { name_bn }), seenOf(seen, 'name_bn')),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('policies, categories and coupons are looked at in the same way', async () => {
  const [first, second] = [await make.admin(), await make.admin()];
  const policies = (await first.caller.get('/get-policies')).body;
  const policySeen = seenOf(policies, 'tc');
  const { tc_bn, pp, pp_bn, vp, vp_bn, ap, ap_bn, rp, rp_bn } = policies;
  const terms = (termsconditions: string) => ({
    termsconditions,
    termsconditions_bn: tc_bn,
    privacypolicy: pp,
    privacypolicy_bn: pp_bn,
    vendorpolicy: vp,
    vendorpolicy_bn: vp_bn,
    apppolicy: ap,
    apppolicy_bn: ap_bn,
    returnpolicy: rp,
    returnpolicy_bn: rp_bn,
  });
  expect((await first.caller.post('/save-policies', terms('New terms'), policySeen)).status).toBe(200);
  const late = await second.caller.post('/save-policies', terms('Other terms'), policySeen);
  expect(late.body).toMatchObject({ status: 409, errors: { tc: [expect.any(String)] } });

  const { category } = await make.categoryPath();
  const record = (await first.caller.get(`/edit-category/${category.id}`)).body.category;
  const change = (name: string) => ({ ...record, meta_title: 'Title', name });
  const categorySeen = seenOf(record, 'name');
  expect((await first.caller.put(`/update-category/${category.id}`, change('One'), categorySeen)).status).toBe(200);
  expect((await second.caller.put(`/update-category/${category.id}`, change('Two'), categorySeen)).status).toBe(409);

  const coupon = await make.create<{ id: number }>('coupons', {
    code: `SEEN${Date.now()}`,
    type: 1,
    fixed: 50,
    percentage: 0,
    min_order: 100,
    quantity: 5,
    remain: 5,
    status: 1,
  });
  const { fixed, min_order, quantity, status } = (await first.caller.get(`/get-single-coupon/${coupon.id}`)).body
    .coupon;
  const couponSeen = seenOf({ fixed, min_order }, 'fixed', 'min_order');
  const body = (less: number) => ({ fixed: less, min_order, quantity, status });
  expect((await first.caller.post(`/coupon-update/${coupon.id}`, body(60), couponSeen)).status).toBe(200);
  expect((await second.caller.post(`/coupon-update/${coupon.id}`, body(70), couponSeen)).status).toBe(409);
});
