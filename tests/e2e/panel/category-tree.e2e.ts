/** Categories are arranged: dragged, stepped by keys, and sent below another one; the shop follows. */
import { written } from '../../../domain/text/written';
import { expect, test } from '../support/journey';
import { unique } from './people';
import { enterPanel } from './walk';

type Row = { id: number; name: string; main_cat_id?: number; sub_cat_id?: number };
type Tree = { category: Row[]; subcategory: Row[]; childcategory: Row[] };

test('categories are dragged, stepped by keys and moved below another', async ({ open, staff }) => {
  const admin = await staff('admin');
  const { api } = admin;
  const key = unique();
  const fields = { description: '', status: 1, meta_title: 'Tree' };
  let added = 1;
  const add = async (path: string, name: string, more: object = {}) =>
    api.post(path, {
      ...fields,
      name,
      name_bn: `গাছ ${written.bn.digits(`${key} ${added++}`)}`,
      slug: `${name}-${key}`.toLowerCase(),
      ...more,
    });
  const mains = [`Oak${key}`, `Elm${key}`];
  for (const name of mains) await add('/store-category', name);
  const tree = () => api.get<Tree>('/category-tree');
  const named = (rows: Row[], name: string) => rows.find((row) => row.name === name)!;
  const [oak, elm] = mains.map((name) => name);
  const { category } = await tree();
  const oakId = named(category, oak!).id;
  const elmId = named(category, elm!).id;
  for (const name of ['Ash', 'Fir', 'Yew']) await add('/store-sub-category', `${name}${key}`, { main_cat_id: oakId });
  const subsOf = async (id: number) =>
    (await tree()).subcategory
      .filter((row) => row.main_cat_id === id)
      .map(({ name }) => name.replace(String(key), ''))
      .join(' ');

  const page = await open({ language: 'en', screen: 'desktop', person: admin });
  await enterPanel(page, '/category-tree');
  const row = (name: string) => page.locator('.haat-tree__row', { has: page.getByText(name, { exact: true }) });
  await row(oak!)
    .getByRole('button', { name: `Below ${oak}` })
    .click();

  // By mouse: the last one before the first.
  const handle = row(`Yew${key}`).getByRole('button', { name: /^Move Yew.*drag it/ });
  await handle.scrollIntoViewIfNeeded();
  const from = (await handle.boundingBox())!;
  const target = row(`Ash${key}`);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  // Near the edge of the window the page moves along: where the row is now is asked again.
  await expect(async () => {
    const to = (await target.boundingBox())!;
    await page.mouse.move(to.x + 60, to.y + 30, { steps: 6 });
    await page.mouse.move(to.x + 60, to.y + 5, { steps: 3 });
    await expect(target).toHaveClass(/is-before/, { timeout: 500 });
  }).toPass();
  await page.mouse.up();
  await expect(page.getByText('The new order is saved').first()).toBeVisible();
  expect(await subsOf(oakId)).toBe('Yew Ash Fir');

  // By keys, pressed again while the first step is being saved: each moves it one place, and the focus goes along.
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => subsOf(oakId)).toBe('Ash Fir Yew');
  await expect(handle).toBeFocused();
  await row(`Fir${key}`)
    .getByRole('button', { name: `Move Fir${key} up` })
    .click();
  await expect.poll(() => subsOf(oakId)).toBe('Fir Ash Yew');

  // Below another main category.
  await row(`Ash${key}`)
    .getByRole('button', { name: `Move Ash${key} below another category` })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(elm!);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => subsOf(elmId)).toBe('Ash');
  await expect(row(`Ash${key}`)).toBeVisible();
  expect(await subsOf(oakId)).toBe('Fir Yew');

  // The shop's menu has the same order.
  const menu = await api.get<Tree>('/getAllCategory');
  const shown = menu.subcategory.filter((each) => each.main_cat_id === oakId).map(({ name }) => name);
  expect(shown).toEqual([`Fir${key}`, `Yew${key}`]);
});

test('the tree on a phone in Bangla, by touch targets and words', async ({ open, staff }) => {
  const page = await open({ language: 'bn', screen: 'phone', person: await staff('subadmin') });
  await enterPanel(page, '/category-tree');
  await page.getByRole('button', { name: 'সব খুলুন' }).click();
  await expect(page.getByRole('button', { name: 'সব বন্ধ করুন' })).toBeVisible();
  await expect(page.getByText(/টি পণ্য/).first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
