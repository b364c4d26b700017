/** Two people have the same form open: whoever saves second is told, and chooses. */
import { expect, test } from '../support/journey';
import { unique } from './people';
import { press, toasted, write } from './acts';
import { enterPanel } from './walk';

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
