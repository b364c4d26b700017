/** The shop's cached pages have the announcement of an area for shoppers there alone, whoever asked first. */
import { openShop } from '../../../support/http';

const shop = openShop({ storefront: true });
const TEXT = 'Only in this area';

async function placeOf(name: string) {
  const { docs } = await shop.payload().find({ collection: 'upazilas', where: { name: { equals: name } }, depth: 1 });
  const upazila = docs[0] as {
    id: number;
    name: string;
    name_bn: string;
    district: { id: number; name: string; name_bn: string };
  };
  const named = (each: { id: number; name: string; name_bn: string }) => ({
    id: String(each.id),
    name: each.name,
    name_bn: each.name_bn,
  });
  const place = JSON.stringify({ district: named(upazila.district), upazila: named(upazila) });
  const cookie = Object.entries({ district: upazila.district.name, upazila: upazila.name, place })
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('; ');
  return { id: upazila.id, cookie };
}
const hasIt = async (path: string, cookie: string): Promise<boolean> => {
  const headers = cookie ? { Cookie: cookie } : undefined;
  const reply = await fetch(`${shop.origin()}/multi-vendor${path}`, headers ? { headers } : {});
  return (await reply.text()).includes(TEXT);
};

test.each(['/', '/mall'])('%s', async (path) => {
  const editor = await shop.as('editor');
  const [here, there] = [await placeOf('Savar'), await placeOf('Beanibazar')];
  const words = { text: TEXT, text_bn: TEXT, tone: 'sale', shown_on: 'everywhere', link_kind: 'none' };
  expect((await editor.post('/announcement-create', { ...words, upazilas: [here.id] })).body.status).toBe(200);
  for (let round = 0; round < 2; round += 1)
    expect([await hasIt(path, here.cookie), await hasIt(path, ''), await hasIt(path, there.cookie)]).toEqual([
      true,
      false,
      false,
    ]);
});
