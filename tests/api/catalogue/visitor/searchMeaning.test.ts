/** What search knows beside the words of the catalogue: sounds, mistakes, synonyms. */
import { openShop } from '../../../support/http';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);

async function search(keyword: string) {
  const { body } = await shop.visitor.get(`/normal-search/${encodeURIComponent(keyword)}/Dhaka/Savar`);
  if (body.status !== 200) throw new Error(JSON.stringify(body));
  return body;
}
const namesOf = (body: { grocery_products: { name: string }[]; general_products: { name: string }[] }) =>
  [...body.grocery_products, ...body.general_products].map(({ name }) => name);

test('rice by sound, first and in its own list', async () => {
  for (const typed of ['chal', 'chaal', 'chaul', 'চাল']) {
    const body = await search(typed);
    expect([typed, body.first_list, body.did_you_mean]).toEqual([typed, 'grocery', null]);
    expect(namesOf(body)[0]).toContain('Rice');
  }
});

test('dal is lentils and no sandal', async () => {
  const names = namesOf(await search('dal'));
  expect(names[0]).toContain('Dal');
  expect(names.filter((name) => name.includes('Sandal'))).toEqual([]);
});

test('a mistake finds the product and says what may have been meant', async () => {
  const body = await search('keyboadr');
  expect(body.did_you_mean).toBe('keyboard');
  expect(namesOf(body)).toContain('Mechanical Keyboard');
});

test('an admin’s synonyms count at once, in the shop’s own words', async () => {
  const seller = await make.seller();
  await make.product(seller, { name: 'Flibberjig W1', name_bn: 'ফ্লিবার' });
  expect(namesOf(await search('qwortle'))).toEqual([]);
  const admin = await shop.as('admin');
  const synonyms = 'qwortle, ফ্লিবার\nsomething else, other thing';
  expect((await admin.post('/globals/search-settings', { synonyms })).http).toBe(200);
  expect(namesOf(await search('qwortle'))).toEqual(['Flibberjig W1']);
});

test('others do not change the synonyms', async () => {
  const vendor = await shop.as('vendor.home');
  expect((await vendor.post('/globals/search-settings', { synonyms: 'a, b' })).http).toBe(403);
});
