/** Two people have the same form open: the person who saves second is told, and chooses. */
import { productWords } from '../../../admin-components/messages/products';
import { productFields } from '../../../domain/products/fields';
import { expect, test } from '../support/journey';
import { englishOnPhone, named } from '../support/screens';
import { banglaDigits, sayer } from '../support/words';
import { newProduct, newVendor, unique } from './people';
import { press, toasted, write } from './acts';
import { enterPanel, panelAt } from './walk';

test('a brand that somebody else has saved meanwhile is not overwritten unseen', async ({ open, staff }) => {
  const [admin, other] = [await staff('admin'), await staff('subadmin')];
  const name = `Both ${unique()}`;
  const { brand: all } = await admin.api.get<{ brand: { id: number; subcategory: { id: number } }[] }>('/all-brand');
  const sub_cat_id = all[0]!.subcategory.id;
  await admin.api.post('/brand-store', { sub_cat_id, name, name_bn: 'দুজনের', status: 1 });
  type Named = { id: number; name: string; name_bn: string };
  const stored = async () =>
    (await admin.api.get<{ brand: Named[] }>('/all-brand')).brand.find((brand) => brand.name.startsWith(name))!;
  const { id } = await stored();
  const page = await open({ language: 'en', screen: 'desktop', person: other });
  await enterPanel(page, `/edit-brand/${id}`);
  await write(page, 'Name (Bangla)', 'দ্বিতীয়');
  await admin.api.post(`/brand-update/${id}`, { sub_cat_id, name: `${name} first`, name_bn: 'প্রথম', status: 1 });
  await press(page, 'Update');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Changed meanwhile by');
  await expect(question).toContainText('Theirs: প্রথম. Yours: দ্বিতীয়');
  await question.getByRole('button', { name: 'Save mine' }).click();
  await toasted(page, 'Brand Updated');
  // What the second person had not touched is as the first one saved it.
  await expect.poll(async () => [(await stored()).name, (await stored()).name_bn]).toEqual([`${name} first`, 'দ্বিতীয়']);
});

test('a page that somebody is writing is locked for others, who can take over; nobody replaces the other’s draft', async ({
  open,
  staff,
  guard,
  url,
}) => {
  const [editor, other] = [await staff('editor'), await staff('subadmin')];
  type Draft = { id: number; title: string };
  /** The CMS's own calls, which answer in its own form. */
  const ask = async <T>(path: string, body?: object) => {
    const headers = { authorization: `Bearer ${editor.session.token}`, 'content-type': 'application/json' };
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    return (await (await fetch(`${url}/api${path}`, { headers, ...sent })).json()) as T;
  };
  const { doc } = await ask<{ doc: Draft }>('/pages?draft=true&depth=0', {
    title: 'Both',
    title_bn: 'দুজনের',
    slug: `both-${unique()}`,
    _status: 'draft',
  });
  const latest = async () => (await ask<Draft>(`/pages/${doc.id}?draft=true&depth=0`)).title;
  const at = panelAt(`/collections/pages/${doc.id}`);
  const pages = {
    editor: await open({ language: 'en', screen: 'desktop', person: editor }),
    other: await open({ language: 'en', screen: 'desktop', person: other }),
  };
  // Both have it open before either writes.
  for (const page of [pages.editor, pages.other]) {
    await page.goto(at, { waitUntil: 'load' });
    await expect(page.locator('#field-title')).toHaveValue('Both');
  }
  await pages.editor.locator('#field-title').fill('By the editor');
  await expect.poll(latest).toBe('By the editor');

  guard.allow({ status: 423, url: '/api/pages/', because: 'somebody else is writing', isOptional: true });
  guard.allow({ status: 409, url: '/api/pages/', because: 'the other’s draft is newer', isOptional: true });
  await pages.other.locator('#field-title').fill('By the other');
  const question = pages.other.locator('.document-locked');
  await expect(question).toContainText(editor.name);
  expect(await latest()).toBe('By the editor');
  await question.locator('#document-locked-take-over').click();
  await expect(question).toBeHidden();
  // What was written meanwhile is shown before anything is saved over it.
  await expect(pages.other.locator('#field-title')).toHaveValue('By the editor');
  await pages.other.locator('#field-title').fill('By both');
  await expect.poll(latest).toBe('By both');

  // The first person is told, and what they write is not saved over it.
  await pages.editor.locator('#field-title').fill('By the editor again');
  await expect(pages.editor.locator('.document-take-over')).toBeVisible();
  expect(await latest()).toBe('By both');
});

/** What a form sends of a record: its texts and numbers. */
const textsOf = (record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([name, value]) => !name.startsWith('image') && ['string', 'number'].includes(typeof value))
      .map(([name, value]) => [name, String(value)]),
  );

test('a product that its vendor has open is not overwritten when an admin saves it, in Bangla', async ({
  open,
  staff,
  url,
  savar,
}) => {
  const admin = await staff('admin');
  const { person: vendor } = await newVendor(url, admin, savar);
  const { id } = await newProduct(vendor, admin);
  const page = await open({ language: 'bn', screen: 'desktop', person: admin });
  await enterPanel(page, `/edit-product/${id}`);
  await write(page, 'পণ্যের নাম (বাংলা)', 'অ্যাডমিনের নাম');
  type Form = { product: Record<string, unknown> };
  const { product } = await vendor.api.get<Form>(`/edit-product/${id}`);
  await admin.api.form(`/update-product/${id}`, { ...textsOf(product), name_bn: 'অন্যের নাম' });
  await press(page, 'পণ্য হালনাগাদ করুন');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('অন্যের নাম');
  await expect(question).toContainText('অ্যাডমিনের নাম');
  await question.getByRole('button', { name: 'তাঁরটি নিন' }).click();
  // Nothing is saved yet: the form shows the other person's name.
  await expect(page.getByLabel('পণ্যের নাম (বাংলা)')).toHaveValue('অন্যের নাম');
  await press(page, 'পণ্য হালনাগাদ করুন');
  await toasted(page, /হালনাগাদ/);
  // The form was opened by its address: Back would leave the panel, and its message with it.
  await expect(page).toHaveURL(panelAt('/all-products'));
  expect((await vendor.api.get<Form>(`/edit-product/${id}`)).product['name_bn']).toBe('অন্যের নাম');
});

for (const way of englishOnPhone)
  test(`a stock that somebody has corrected meanwhile is not replaced unseen (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const say = sayer(way.language);
    const digits = (count: number) => (way.language === 'bn' ? banglaDigits(count) : String(count));
    const admin = await staff('admin');
    const { person: vendor } = await newVendor(url, admin, savar);
    const { id } = await newProduct(vendor, admin);
    const stock = async () => (await vendor.api.get<{ product: { qty: number } }>(`/edit-product/${id}`)).product.qty;
    const page = await open({ ...way, person: vendor });
    await enterPanel(page, `/edit-product/${id}`);
    const field = page.getByRole('textbox', { name: productFields.qty.label[way.language] });
    await expect(field).toHaveValue('20');
    await field.fill(digits(25));
    const changes = [{ id, qty: 8, qty_seen: 20, sold_seen: 0 }];
    await admin.api.post('/change-product-amounts', { changes });
    await press(page, say(productWords, 'updateProduct'));
    const told =
      way.language === 'bn'
        ? 'এর মধ্যে কেউ মজুদ বদলে ৮ করেছেন। আবার দেখে নিন।'
        : 'Somebody has changed the stock to 8 in the meantime. Check it again.';
    await expect(page.getByText(told.normalize('NFC'))).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await stock()).toBe(8);
    // Whoever has seen the number of now decides.
    await field.fill(digits(10));
    await press(page, say(productWords, 'updateProduct'));
    await expect(page).toHaveURL(panelAt('/view-product'));
    expect(await stock()).toBe(10);
  });
