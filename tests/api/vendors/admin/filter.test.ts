/** What narrows the lists of vendors. */
import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

test('approved vendors by type, district and day', async () => {
  const admin = await make.admin();
  const general = await make.seller();
  const grocery = await make.seller({ type: 1 });
  const both = [general.vendor.id, grocery.vendor.id];
  // The demo data has vendors of its own.
  const ids = async (query: string) =>
    (await admin.caller.get(`/get-approved-vendor?${query}`)).body.vendor
      .map((row: { id: number }) => row.id)
      .filter((id: number) => both.includes(id))
      .reverse() as number[];
  const district = (general.vendor.business_district ?? 0) as number;
  expect(await ids('type=1')).toEqual([grocery.vendor.id]);
  expect(await ids('type=2&offset=0&limit=100')).toEqual([general.vendor.id]);
  expect(await ids(`district=${district}`)).toEqual(both);
  expect(await ids('district=999999')).toEqual([]);
  expect(await ids('to=2020-01-01')).toEqual([]);
  expect(await ids('from=2020-01-01')).toEqual(both);
  expect((await admin.caller.get('/get-approved-vendor?type=3')).status).toBe(422);
});
