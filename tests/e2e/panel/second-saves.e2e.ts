/** Two people have the same form open: the person who saves second is told, and chooses. */
import { expect, test } from '../support/journey';
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
