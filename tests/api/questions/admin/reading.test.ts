import { openShop } from '../../../support/http';
import { form } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);

test('admins list and read every conversation, write nothing and mark nothing as read', async () => {
  const seller = await make.seller();
  const bought = await make.order({ seller, customer: await make.person(), status: 1 });
  const { tracking_id } = bought.package;
  const { body } = await bought.customer.caller.post('/ask-question', form({ tracking_id, text: 'Hello' }));
  const id = body.question_id as number;
  const admin = await shop.as('subadmin');
  const list = await admin.get(`/admin-questions?list=open&search=${tracking_id}`);
  expect(list.body).toMatchObject({
    totalcount: 1,
    questions: [{ id, shop_name: seller.vendor.business_name, shop_name_bn: '' }],
  });
  expect((await admin.get(`/question/${id}`)).body).toMatchObject({ viewer: 'admin', may_write: 0, may_close: 0 });
  expect((await admin.post(`/question-reply/${id}`, form({ text: 'As the shop' }))).http).toBe(403);
  expect((await admin.post(`/question-close/${id}`)).http).toBe(403);
  const row = await shop.payload().findByID({ collection: 'questions', id });
  expect(row).toMatchObject({ closed: 0, messages: 1, vendor_unread: 1 });
  expect((await seller.caller.get('/admin-questions')).http).toBe(403);
});
