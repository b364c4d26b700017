/** What bKash refuses to send back, one admin sends by hand and another confirms, or takes back; the customer reads where it is. */
import { refundWords } from '../../../admin-components/messages/refunds';
import { handMethods } from '../../../domain/refunds/handMethods';
import { expect, test } from '../support/journey';
import { faultsOfShape, visit } from '../support/pages';
import { newCustomer } from '../support/people';
import { englishOnPhone, named } from '../support/screens';
import { pay, payable, refuseRefund } from '../support/stuckThings';
import { sayer } from '../support/words';
import { toasted } from './acts';
import { newProduct, newVendor, unique } from './people';
import { enterPanel, goTo } from './walk';

const account = '01811223344';
const told = {
  en: {
    prepared: 'Prepared. Another super admin has to confirm it.',
    done: 'Refund Marked As Completed',
    takenBack: 'Refund Marked As Not Sent',
    sending: `being sent by us to Nagad ${account}`,
    sent: `to Nagad ${account}, because bKash could not send it`,
  },
  bn: {
    prepared: 'প্রস্তুত হয়েছে।',
    done: 'টাকা ফেরত সম্পন্ন বলে চিহ্নিত হয়েছে',
    takenBack: 'টাকা ফেরত পাঠানো হয়নি বলে লেখা হলো',
    sending: `আমরা নগদ ${account}-এ পাঠাচ্ছি`,
    sent: `আমরা নগদ ${account}-এ পাঠিয়েছি`,
  },
} as const;

for (const way of englishOnPhone)
  test(`a refund that bKash refuses is sent by hand and confirmed by a second admin (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const say = sayer(way.language);
    const words = told[way.language];
    const [owner, admin] = [await staff('admin'), await staff('subadmin')];
    await owner.api.post('/update-refund-settings', { refund_limit: 20_000, two_person_refunds: 1 });
    const { person: vendor } = await newVendor(url, owner, savar);
    const customer = await newCustomer(url);
    const product = await newProduct(vendor, owner, { price: 22_000 });
    const { number: order, paymentId, tracking } = await payable(customer, product, savar);
    await pay(url, paymentId);
    await vendor.api.post(`/pto-update-status/${tracking}/8`, { note: 'Sold out' });
    refuseRefund(order);
    const trx = `NG${unique()}`;

    const first = await open({ ...way, person: admin });
    await test.step('the form names the order and the amount, and misses nothing', async () => {
      await enterPanel(first, `/refund-desk?q=${order}`);
      await first.getByRole('button', { name: say(refundWords, 'byHandOf', { order: String(order) }) }).click();
      const form = first.getByRole('dialog', { name: say(refundWords, 'byHandOf', { order: String(order) }) });
      await expect(form).toContainText(String(order));
      await expect(form).toContainText(way.language === 'bn' ? '৳২২,০' : '৳22,0');
      const send = form.getByRole('button', { name: say(refundWords, 'sendTwo'), exact: true });
      await send.click();
      const number = form.getByRole('textbox', { name: say(refundWords, 'byHandAccount') });
      await expect(number).toHaveAttribute('aria-invalid', 'true');
      expect(await faultsOfShape(first, false)).toEqual([]);
      await form
        .getByRole('combobox', { name: say(refundWords, 'byHandMethod') })
        .selectOption({ label: handMethods.Nagad[way.language === 'bn' ? 'bn' : 'en'] });
      await number.fill(account);
      await form.getByRole('textbox', { name: say(refundWords, 'trxId') }).fill(trx);
      await form.getByRole('textbox', { name: say(refundWords, 'byHandReason') }).fill('The refund period is over');
      await send.click();
      await toasted(first, words.prepared);
      await expect(form).toBeHidden();
      await expect(first.getByText(trx).first()).toBeVisible();
      expect(await faultsOfShape(first)).toEqual([]);
    });

    const page = await open({ ...way, person: customer });
    await visit(page, `/account/tracking?order=${order}`);
    await expect(page.getByText(words.sending)).toBeVisible();

    const second = await open({ ...way, person: owner });
    await test.step('the second person reads where it was sent, and confirms', async () => {
      await enterPanel(second, `/refund-desk?q=${order}`);
      await second.getByRole('button', { name: say(refundWords, 'confirmOf', { order: String(order) }) }).click();
      const asked = second.getByRole('alertdialog');
      for (const part of [String(order), account, trx]) await expect(asked).toContainText(part);
      await asked.getByRole('button', { name: say(refundWords, 'confirm'), exact: true }).click();
      await toasted(second, words.done);
      await goTo(second, `/refund-desk?tab=sent&sent-q=${order}`);
      await expect(second.getByText(trx)).toBeVisible();
      expect(await faultsOfShape(second)).toEqual([]);
    });

    await visit(page, `/account/tracking?order=${order}`);
    await expect(page.getByText(words.sent)).toBeVisible();
    await expect(page.getByText(trx)).toBeVisible();
    expect(await faultsOfShape(page)).toEqual([]);

    await test.step('it was not sent after all: taken back, it is owed again', async () => {
      await second.getByRole('button', { name: say(refundWords, 'takeBackOf', { order: String(order) }) }).click();
      const asked = second.getByRole('alertdialog');
      for (const part of [String(order), account, trx]) await expect(asked).toContainText(part);
      await asked.getByRole('textbox', { name: say(refundWords, 'why') }).fill('It never left the bank');
      await asked.getByRole('button', { name: say(refundWords, 'takeBackYes'), exact: true }).click();
      await toasted(second, words.takenBack);
      // In letters that the shop brings along: a device may have none for Bangla.
      await expect(second.locator('.payload-toast-container')).toHaveCSS('font-family', /Hind Siliguri/);
      await expect(second.getByText(say(refundWords, 'takenBack'), { exact: true })).toBeVisible();
      expect(await faultsOfShape(second)).toEqual([]);
      await visit(page, `/account/tracking?order=${order}`);
      await expect(page.getByText(words.sent)).toHaveCount(0);
    });
  });
