/** A vendor scans their own packages: what a code is, moving only what is in the list, and taking a scan back. */
import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

test('finds own packages with their order, learns nothing of others', async () => {
  const [seller, other] = [await make.seller(), await make.seller()];
  const { package: sent } = await make.order({ seller, status: 1 });
  const find = async (by: typeof seller, code: string) => (await by.caller.post(`/find-package/${code}`, {})).body;
  const nothing = { state: 'unknown', package_status: null, warehouse: null, vendor: null, order_id: null };
  expect(await find(seller, sent.tracking_id)).toMatchObject({
    state: 'here',
    package_status: 1,
    order_id: sent.order_number,
    warehouse: null,
  });
  expect(await find(other, sent.tracking_id)).toMatchObject(nothing);
  expect(await find(seller, 'NOSUCHCODE')).toMatchObject(nothing);
});

test('moves a package only from the list it is scanned in, and takes the own scan back', async () => {
  const seller = await make.seller();
  const { warehouse, incharge } = await make.warehouse();
  const { package: sent } = await make.order({ seller, warehouse, status: 1 });
  const code = sent.tracking_id;
  const move = async (to: number, from: number, by = seller.caller) =>
    (await by.post(`/pto-update-status/${code}/${to}`, { from })).body.status;
  const undo = async (by = seller.caller) => (await by.post(`/undo-package-move/${code}`)).body;
  expect(await move(2, 0)).toBe(201);
  expect(await move(2, 1)).toBe(200);
  expect(await undo()).toMatchObject({ status: 200, package_status: 1 });
  expect(await undo()).toMatchObject({ status: 201 });
  expect(await undo((await make.seller()).caller)).toMatchObject({ status: 404 });
  expect(await move(3, 1)).toBe(200);
  // Its vendor's move is not the warehouse's to take back, and the other way round.
  expect(await undo(incharge.caller)).toMatchObject({ status: 201 });
  expect(await move(4, 3, incharge.caller)).toBe(200);
  expect(await undo()).toMatchObject({ status: 201 });
  // Putting it back is a step of its own, which is not taken back.
  const { package: again } = await make.order({ seller, status: 1 });
  await seller.caller.post(`/pto-update-status/${again.tracking_id}/0`, {});
  expect((await seller.caller.post(`/undo-package-move/${again.tracking_id}`)).body.status).toBe(201);
});
