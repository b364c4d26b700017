/** On a MongoDB without transactions a process dies before each write of a payment, of an import and of a save in the CMS; another goes on. */
import { createLocalReq } from 'payload';
import { openCtx } from '../../../services/openCtx';
import { settleUnfinishedPayments } from '../../../services/payments/settleUnfinishedPayments';
import { runImport } from '../../../services/productImports/runImport';
import { bkashBeside } from '../../support/bkashServer';
import { onMongo } from '../../support/databases';
import { dying, told } from '../../support/dying';
import { openShop } from '../../support/http';
import type { Seller } from '../../support/make/market';
import { racing } from '../../support/races';

const bkash = bkashBeside();
const shop = openShop();
const race = racing(shop);
const { everyDeath, everythingAddsUp, repair, rows, wholeOrNot } = dying(shop);
let seller: Seller;

(onMongo ? describe : describe.skip)('a process that dies in the middle of', () => {
  beforeAll(async () => {
    seller = await race.seller();
    await race.delivery();
  });

  test('what a shopper paid: the order is paid, and bKash has been asked for the money once', async () => {
    const times = await everyDeath(async (dyingAt) => {
      const { customer } = await race.basket(seller, 10, 2);
      const { body } = await customer.caller.post('/bkash/checkout-url/create', race.payload({ payment_method: 'bKash', payment_amount: 200 }));
      const paymentId = new URL(body.bkashurl).searchParams.get('paymentID')!;
      await bkash.press(paymentId, 'success');
      await dyingAt(() => shop.visitor.get(`/bkash/callback?paymentID=${paymentId}&status=success`));
      await repair();
      await settleUnfinishedPayments(await race.workerLater(20));
      const [order] = await rows('orders', { number: { equals: body.order_number } });
      const payments = await rows('payments', { order_number: { equals: body.order_number } });
      expect([order!.payment_method, order!.payment_status, payments.map(({ status }) => status)]).toEqual(['bKash', 1, ['paid']]);
      expect(bkash.payment(paymentId)).toMatchObject({ completed: true, refunds: [] });
      await everythingAddsUp();
    });
    expect(times).toBeGreaterThan(5);
  }, 600_000);

  test('a line of an import: its product is there with the line done, or neither, and the next run makes it once', async () => {
    let file = 0;
    const work = async (id: number) => runImport(openCtx(await createLocalReq({}, shop.payload())), { import: String(id) });
    const times = await everyDeath(async (dyingAt) => {
      file += 1;
      const product = await race.product(seller, { qty: 10 });
      const csv = `\ufeffid,qty,meta_title\r\n${product.id},25,Half ${file}\r\n`;
      const { body } = await seller.caller.post('/product-import-preview', { csv, file_name: 'half.csv' });
      expect(body).toMatchObject({ status: 200, import: { updates: 1, wrong: 0 } });
      const { id } = body.import as { id: number };
      // Started without its job: this test is the worker.
      await shop.payload().db.updateOne({ collection: 'product-imports', id, data: { status: 'running' }, options: { atomic: true } } as never);
      await dyingAt(() => work(id).catch(() => undefined));
      await repair();
      const state = async () => [(await rows('product-import-lines', { import: { equals: id } }))[0]!.state, await race.stockOf(product)];
      expect([['waiting', 10], ['done', 25]]).toContainEqual(await state());
      await work(id);
      expect(await state()).toEqual(['done', 25]);
      await everythingAddsUp();
    });
    expect(times).toBeGreaterThan(5);
  }, 600_000);

  test('a save in the CMS: what it changed and what the audit log says of it are both there, or neither', async () => {
    const admin = await race.admin();
    await wholeOrNot(async () => {
      const { customer: _, product } = await race.basket(seller, 10, 2);
      const state = async () => [await rows('products', { id: { equals: product.id } }), await rows('audit-logs', { target_id: { equals: String(product.id) } })].map(told).join('\n');
      return {
        act: () => admin.caller.patch(`/products/${product.id}`, { selling_price: 77, original_price: 99, qty: 30 }),
        state,
        isDone: async () => {
          const [now] = await rows('products', { id: { equals: product.id } });
          const entries = await rows('audit-logs', { target_id: { equals: String(product.id) }, action: { equals: 'changed' } });
          return now!.selling_price === 77 && now!.qty === 30 && entries.length === 1;
        },
      };
    });
  }, 600_000);
});
