/** Cash desks and the refund desk: an incharge counts and deposits; two admins refund above the limit. */
import { expect, test } from '../support/journey';
import { faultsOfShape, visit } from '../support/pages';
import { banglaOnPhone, englishOnPhone, named } from '../support/screens';
import { toasted } from './acts';
import { newDesk, newOrder, newProduct, newVendor, unique } from './people';
import { enterPanel, goTo } from './walk';

const desk = {
  en: {
    thousand: '1,000 taka',
    five: '500 taka',
    reason: 'Reason of the difference',
    why: 'Say why it differs.',
    saveCount: 'Save the count',
    counted: 'Count Saved',
    amount: 'Amount taken from the desk',
    atBank: 'Amount the bank counted',
    slip: 'Deposit slip number',
    saveDeposit: 'Save the deposit',
    deposited: 'Deposit Saved',
    deposits: 'Deposits',
    print: 'Print the sheet',
    takeBack: 'Take back: SLIP-7',
    whyWrong: 'Why it was wrong',
    taken: 'Taken Back',
    opening: 'At the beginning of the day',
    counting: 'Cash difference',
    bankCounted: 'the bank counted ৳1,190',
  },
  bn: {
    thousand: '১,০০০ টাকা',
    five: '৫০০ টাকা',
    reason: 'গরমিলের কারণ',
    why: 'কেন মিলছে না লিখুন।',
    saveCount: 'গণনা সংরক্ষণ',
    counted: 'গণনা লেখা হয়েছে',
    amount: 'ডেস্ক থেকে নেওয়া টাকা',
    atBank: 'ব্যাংক গুনে যত টাকা পেয়েছে',
    slip: 'জমার স্লিপ নম্বর',
    saveDeposit: 'জমা সংরক্ষণ',
    deposited: 'জমা লেখা হয়েছে',
    deposits: 'জমা',
    print: 'হিসাব প্রিন্ট',
    takeBack: 'ফেরত নিন: SLIP-7',
    whyWrong: 'কী ভুল ছিল',
    taken: 'ফেরত নেওয়া হয়েছে',
    opening: 'দিনের শুরুতে',
    counting: 'নগদের গরমিল',
    bankCounted: 'ব্যাংক গুনে পেয়েছে ৳১,১৯০',
  },
} as const;

for (const way of banglaOnPhone) {
  test(`an incharge counts the cash and takes it to the bank; an admin takes the deposit back (${named(way)})`, async ({
    open,
    staff,
    url,
  }) => {
    const words = desk[way.language];
    const admin = await staff('admin');
    const { name, id, incharge } = await newDesk(url, admin);
    const page = await open({ ...way, person: incharge });
    await enterPanel(page, '/cash-desk');
    await expect(page.getByText(name).first()).toBeVisible();
    const field = (label: string) => page.getByRole('textbox', { name: label });
    await test.step('a surplus has to be explained', async () => {
      await field(words.thousand).fill(way.language === 'bn' ? '১' : '1');
      await field(words.five).fill('1');
      await page.getByRole('button', { name: words.saveCount }).click();
      await expect(page.getByText(words.why)).toBeVisible();
      await field(words.reason).fill('The float of the drawer');
      await page.getByRole('button', { name: words.saveCount }).click();
      await toasted(page, words.counted);
      expect(await faultsOfShape(page)).toEqual([]);
    });
    await test.step('part of it is deposited at the bank, which counts ten taka less', async () => {
      await field(words.amount).fill(way.language === 'bn' ? '১,২০০' : '1,200');
      await expect(field(words.atBank)).toHaveValue(way.language === 'bn' ? '১,২০০' : '1,200');
      await expect(field(words.reason)).toHaveCount(0);
      await field(words.atBank).fill(way.language === 'bn' ? '১১৯০' : '1190');
      await expect(page.locator('form [role="status"]').last()).toContainText(way.language === 'bn' ? '১০' : '10');
      await page.getByRole('button', { name: words.saveDeposit }).click();
      await expect(page.getByText(words.why)).toBeVisible();
      await field(words.reason).fill('A torn note');
      await field(words.slip).fill('SLIP-7');
      await page.getByRole('button', { name: words.saveDeposit }).click();
      await toasted(page, words.deposited);
      await expect(page.locator('.haat-facts').first()).toContainText(way.language === 'bn' ? '৳৩০০' : '৳300');
    });
    await test.step('the day on paper', async () => {
      await page.getByRole('link', { name: words.print }).click();
      const sheet = page.locator('.haat-sheet');
      await expect(sheet).toContainText(words.opening);
      await expect(sheet).toContainText(words.counting);
      await expect(sheet).toContainText('SLIP-7: A torn note');
      await expect(sheet).toContainText(words.bankCounted);
      expect(await faultsOfShape(page)).toEqual([]);
    });
    const office = await open({ ...way, person: admin });
    await enterPanel(office, `/cash-desk?warehouse=${id}&tab=deposits`);
    await office.getByRole('button', { name: words.takeBack }).click();
    const asked = office.getByRole('alertdialog');
    await asked.getByRole('textbox', { name: words.whyWrong }).fill('The slip is of another day');
    await asked.locator('button[type="submit"]').click();
    await toasted(office, words.taken);
    await expect(office.locator('.haat-facts').first()).toContainText(way.language === 'bn' ? '৳১,৫০০' : '৳1,500');
    expect(await faultsOfShape(office)).toEqual([]);
  });
}

const refund = {
  en: {
    prepare: 'Refund: order',
    limit: 'Above ৳20,000 another super admin has to confirm it.',
    trx: 'Transaction number',
    send: 'Prepare',
    prepared: 'Prepared. Another super admin has to confirm it.',
    confirm: 'Confirm: order',
    withdraw: 'Withdraw: order',
    yes: 'Confirm',
    done: 'Refund Marked As Completed',
    search: 'Search by order, tracking ID or customer',
    sending: 'Your refund is being sent',
    sentOn: 'Sent on',
  },
  bn: {
    prepare: 'ফেরত দিন: অর্ডার',
    limit: '৳২০,০০০-এর বেশি হলে অন্য একজন সুপার অ্যাডমিনকে নিশ্চিত করতে হবে।',
    trx: 'লেনদেন নম্বর',
    send: 'প্রস্তুত করুন',
    prepared: 'প্রস্তুত হয়েছে।',
    confirm: 'নিশ্চিত করুন: অর্ডার',
    withdraw: 'প্রত্যাহার: অর্ডার',
    yes: 'নিশ্চিত করুন',
    done: 'টাকা ফেরত সম্পন্ন বলে চিহ্নিত হয়েছে',
    search: 'অর্ডার, ট্র্যাকিং আইডি বা ক্রেতা দিয়ে খুঁজুন',
    sending: 'আপনার টাকা পাঠানো হচ্ছে',
    sentOn: 'পাঠানো হয়েছে',
  },
} as const;

for (const way of englishOnPhone) {
  test(`two admins refund above the limit, and the customer follows it (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const words = refund[way.language];
    const [owner, admin, incharge] = [await staff('admin'), await staff('subadmin'), await staff('incharge.dhaka')];
    // Far above what other journeys refund meanwhile.
    await owner.api.post('/update-refund-settings', { refund_limit: 20_000, two_person_refunds: 1 });
    const { person: vendor } = await newVendor(url, owner, savar);
    const product = await newProduct(vendor, owner, { price: 30_000 });
    const { customer, order_number: order, tracking_ids: ids } = await newOrder(url, savar, [product]);
    const [code] = ids;
    await vendor.api.post(`/pto-update-status/${code}/3`);
    for (const status of [4, 5, 6, 7]) await incharge.api.post(`/pto-update-status/${code}/${status}`);
    const { returns } = await customer.api.form<{ returns: { id: number } }>('/create-return', {
      product_id: product.id,
      order_id: order,
      tracking_id: code!,
      case: 'Wrong Size',
      qty: 1,
      payment_method: 'bKash',
      payment_account: customer.mobile,
    });
    for (const status of [1, 3, 4]) await owner.api.post(`/update-return-status/${status}/${returns.id}`);

    const number = String(order);
    const trx = `BK${unique()}`;
    const first = await open({ ...way, person: admin });
    await enterPanel(first, `/refund-desk?q=${order}`);
    await first.getByRole('button', { name: `${words.prepare} ${number}` }).click();
    const form = first.getByRole('dialog');
    await expect(form).toContainText(words.limit);
    await form.getByRole('textbox', { name: words.trx }).fill(trx);
    await form.getByRole('button', { name: words.send, exact: true }).click();
    await toasted(first, words.prepared);
    await expect(first.getByRole('button', { name: `${words.withdraw} ${number}` })).toBeVisible();
    await expect(first.getByRole('button', { name: `${words.confirm} ${number}` })).toHaveCount(0);
    expect(await faultsOfShape(first)).toEqual([]);

    const page = await open({ ...way, person: customer });
    const toReturn = `/account/product-return/${product.id}/${order}/${code}`;
    await visit(page, toReturn);
    await expect(page.getByText(words.sending)).toBeVisible();

    const second = await open({ ...way, person: owner });
    await enterPanel(second, `/refund-desk?q=${order}`);
    await second.getByRole('button', { name: `${words.confirm} ${number}` }).click();
    const asked = second.getByRole('alertdialog');
    await expect(asked).toContainText(trx);
    await asked.getByRole('button', { name: words.yes, exact: true }).click();
    await toasted(second, words.done);
    await goTo(second, `/refund-desk?tab=sent&sent-q=${order}`);
    await expect(second.getByText(trx)).toBeVisible();
    expect(await faultsOfShape(second)).toEqual([]);

    await visit(page, toReturn);
    await expect(page.getByText(words.sentOn, { exact: true })).toBeVisible();
    await expect(page.getByText(trx).first()).toBeVisible();
    expect(await faultsOfShape(page)).toEqual([]);
    await visit(page, `/account/tracking?order=${order}`);
    await expect(page.getByText(trx)).toBeVisible();
  });
}
