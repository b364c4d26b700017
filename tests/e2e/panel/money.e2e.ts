/** The money of an order in panel and shop: one package canceled, one completed and partly returned. */
import { moneyRows, moneyStateWords } from '../../../domain/orders/moneyWords';
import { expect, test } from '../support/journey';
import { faultsOfShape, visit } from '../support/pages';
import { newCustomer } from '../support/people';
import { banglaOnPhone, named } from '../support/screens';
import { pay, payable, paymentOf } from '../support/stuckThings';
import { banglaDigits, word } from '../support/words';
import { newOrder, newProduct, newVendor } from './people';
import { enterPanel, goTo } from './walk';

for (const way of banglaOnPhone) {
  test(`canceled packages are not due, and a customer is notified of a refund (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const [admin, incharge] = [await staff('admin'), await staff('incharge.dhaka')];
    const [{ person: vendor }, { person: other }] = [
      await newVendor(url, admin, savar),
      await newVendor(url, admin, savar),
    ];
    const product = await newProduct(vendor, admin);
    const placed = await newOrder(url, savar, [product, await newProduct(other, admin)]);
    const { customer, order_number: order } = placed;
    const own = await vendor.api.get<{ package: { tracking_id: string } }>(`/vendor-order-details/${order}`);
    const others = await other.api.get<{ package: { tracking_id: string } }>(`/vendor-order-details/${order}`);
    const code = own.package.tracking_id;
    await other.api.post(`/pto-update-status/${others.package.tracking_id}/8`);
    await vendor.api.post(`/pto-update-status/${code}/3`);
    for (const status of [4, 5, 6, 7]) await incharge.api.post(`/pto-update-status/${code}/${status}`);
    const stateOf = (state: keyof typeof moneyStateWords) => moneyStateWords[state].label[way.language];

    const desk = await open({ ...way, person: admin });
    await enterPanel(desk, `/admin-order-details/${order}`);
    const facts = desk.locator('.haat-facts');
    await expect(facts.getByText(stateOf('paid').toUpperCase()).first()).toBeVisible();
    await expect(facts.getByText(way.language === 'en' ? 'Amount due' : 'দিতে হবে', { exact: true })).toBeVisible();
    await desk.locator('.haat-choice', { hasText: code }).click();
    const note = desk.getByRole('textbox', { name: way.language === 'en' ? 'New note' : 'নতুন নোট' });
    await note.fill('The box was wet.');
    await desk.getByRole('button', { name: way.language === 'en' ? 'Add note' : 'নোট যোগ করুন' }).click();
    await expect(desk.locator('.haat-notes')).toContainText('The box was wet.');
    expect(await faultsOfShape(desk)).toEqual([]);

    const { returns } = await customer.api.form<{ returns: { id: number; worth: number } }>('/create-return', {
      product_id: product.id,
      order_id: order,
      tracking_id: code,
      case: 'Wrong Size',
      qty: 1,
      payment_method: 'bKash',
      payment_account: customer.mobile,
    });
    for (const status of [1, 3]) await admin.api.post(`/update-return-status/${status}/${returns.id}`);
    await goTo(desk, `/returns-details/${product.id}/${order}/${code}`);
    await desk
      .getByRole('button', { name: way.language === 'en' ? 'Mark refund completed' : 'টাকা ফেরত সম্পন্ন' })
      .click();
    const asked = desk.getByRole('dialog');
    // A transaction refunds once; the other journey has its own.
    const transaction = `BKX9${way.language.toUpperCase()}`;
    await asked
      .getByRole('textbox')
      .first()
      .fill(String(returns.worth - 1));
    await asked.getByRole('button').last().click();
    await expect(asked).toContainText(way.language === 'en' ? 'Give a reason' : 'কারণ লিখুন');
    await asked.locator('textarea').fill('One button is missing');
    await asked.getByRole('textbox').last().fill(transaction);
    await asked.getByRole('button').last().click();
    await expect(asked).toBeHidden();
    await expect(desk.getByText(transaction).first()).toBeVisible();
    expect(await faultsOfShape(desk)).toEqual([]);

    const page = await open({ ...way, person: customer });
    await visit(page, `/account/product-return/${product.id}/${order}/${code}`);
    await expect(page.getByText('One button is missing').first()).toBeVisible();
    await expect(page.getByText(transaction)).toBeVisible();
    await visit(page, `/account/order-details/${code}`);
    await expect(page.getByText(stateOf('partly_refunded')).first()).toBeVisible();
    expect(await faultsOfShape(page)).toEqual([]);
  });
}

for (const way of banglaOnPhone)
  test(`an order that was paid by bKash and canceled shows what was paid and what went back (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const admin = await staff('admin');
    const { person: vendor } = await newVendor(url, admin, savar);
    const customer = await newCustomer(url);
    const { number, paymentId, tracking } = await payable(customer, await newProduct(vendor, admin), savar);
    await pay(url, paymentId);
    type Money = Parameters<typeof moneyRows>[1] & { state: keyof typeof moneyStateWords };
    const read = async () =>
      (await admin.api.get<{ order: { total: number; money: Money } }>(`/admin-order-details/${number}`)).order;
    await expect.poll(async () => (await read()).money.state).toBe('paid');
    await vendor.api.post(`/pto-update-status/${tracking}/8`, { note: 'Sold out' });
    await expect.poll(async () => (await read()).money.state).toBe('refund_owed');

    const desk = await open({ ...way, person: admin });
    const facts = desk.locator('.haat-facts');
    const stateOf = (state: keyof typeof moneyStateWords) =>
      facts.getByText(moneyStateWords[state].label[way.language].toUpperCase(), { exact: true });
    /** Every amount that is not zero has its row. */
    const shows = async (keys: readonly string[]) => {
      const { total, money } = await read();
      const rows = moneyRows(total, money);
      expect(rows.map(({ key }) => key)).toEqual(keys);
      for (const { label, amount } of rows) {
        const digits = new Intl.NumberFormat('en-IN').format(Math.abs(amount));
        const row = facts.locator('.haat-facts__row', {
          has: desk.getByText(word(label[way.language]), { exact: true }),
        });
        await expect(row.first()).toContainText(way.language === 'bn' ? banglaDigits(digits) : digits);
      }
      return money;
    };
    await enterPanel(desk, `/admin-order-details/${number}`);
    await expect(stateOf('refund_owed').first()).toBeVisible();
    await expect(stateOf('paid')).toHaveCount(0);
    const owed = await shows(['canceled', 'due', 'paid', 'refund_owed']);
    expect(owed).toMatchObject({ due: 0, outstanding: 0, refund_owed: owed.paid });

    // What the worker does every two minutes.
    await admin.api.post(`/ask-payment-again/${paymentOf(number)}`);
    await enterPanel(desk, `/admin-order-details/${number}`);
    await expect(stateOf('refunded').first()).toBeVisible();
    expect(await shows(['canceled', 'due', 'paid', 'refunded'])).toMatchObject({ refunded: owed.paid, refund_owed: 0 });
  });
