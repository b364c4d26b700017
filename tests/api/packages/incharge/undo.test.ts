/** Taking back a scan that should not have been, and sending one again whose answer was lost. */
import { openShop } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';
import type { Warehouse } from '../../../../payload-types';

const shop = openShop();
const make = market(shop);

let seller: Seller;
let here: { warehouse: Warehouse; incharge: Person };
beforeAll(async () => {
  seller = await make.seller();
  here = await make.warehouse();
});

const packageAt = async (status: number, more: object = {}) =>
  make.order({ seller, warehouse: here.warehouse, status, ...more });
const detailsOf = async (code: string) => (await here.incharge.caller.get(`/incharge-package-details/${code}`)).body;
const move = (code: string, to: number) => here.incharge.caller.post(`/pto-update-status/${code}/${to}`);
const undo = (code: string) => here.incharge.caller.post(`/undo-package-move/${code}`);

describe('an incharge takes back their own last move', () => {
  test('the package has its previous status, the history says so, the customer is notified', async () => {
    const { package: parcel, customer } = await packageAt(3);
    await move(parcel.tracking_id, 4);
    const undone = await undo(parcel.tracking_id);
    expect(undone.body).toEqual({ status: 200, message: 'The move was undone', package_status: 3 });
    const { package: now, history } = await detailsOf(parcel.tracking_id);
    expect(now.status).toBe(3);
    expect(history.at(-1)).toMatchObject({ from: 4, to: 3, actor_role: 'incharge', reason: 'undone' });
    const { docs } = await shop.payload().find({
      collection: 'notifications',
      where: { user: { equals: customer.user.id } },
      sort: '-id',
      limit: 1,
    });
    expect(docs[0]?.message).toBe(`Your package ${parcel.tracking_id} is shipped to the warehouse`);
    expect((await move(parcel.tracking_id, 4)).status).toBe(200);
  });

  test('also a move that a machine with a later clock made, and the history stays in order', async () => {
    const { package: parcel } = await packageAt(3);
    await move(parcel.tracking_id, 4);
    const ahead = new Date(Date.now() + 60_000).toISOString();
    await shop.payload().db.updateMany({
      collection: 'package-events',
      where: { tracking_id: { equals: parcel.tracking_id } },
      data: { createdAt: ahead },
    });
    await move(parcel.tracking_id, 5);
    expect((await undo(parcel.tracking_id)).body).toMatchObject({ status: 200, package_status: 4 });
    const { history } = await detailsOf(parcel.tracking_id);
    expect((history as { from: number; to: number }[]).slice(-3).map(({ from, to }) => [from, to])).toEqual([
      [3, 4],
      [4, 5],
      [5, 4],
    ]);
  });

  test('once: the undoing cannot be undone', async () => {
    const { package: parcel } = await packageAt(4);
    await move(parcel.tracking_id, 5);
    const answers = await Promise.all([undo(parcel.tracking_id), undo(parcel.tracking_id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect((await undo(parcel.tracking_id)).body).toEqual({
      status: 201,
      message: 'This move can no longer be undone.',
    });
  });

  test('nothing that is final, and nothing that happened two minutes ago', async () => {
    const { package: done } = await packageAt(6);
    await move(done.tracking_id, 7);
    expect((await undo(done.tracking_id)).status).toBe(201);
    expect((await detailsOf(done.tracking_id)).package.status).toBe(7);

    const { package: old } = await packageAt(3);
    await move(old.tracking_id, 4);
    await shop.payload().update({
      collection: 'package-events',
      where: { tracking_id: { equals: old.tracking_id } },
      data: { createdAt: new Date(Date.now() - 125_000).toISOString() },
    });
    expect((await undo(old.tracking_id)).status).toBe(201);
  });

  test('not what a colleague did, and not in another warehouse', async () => {
    const { package: parcel } = await packageAt(3);
    await move(parcel.tracking_id, 4);
    const colleague = await make.person();
    await shop.payload().update({
      collection: 'warehouses',
      id: here.warehouse.id,
      data: { incharge2: colleague.user.id },
    });
    expect((await colleague.caller.post(`/undo-package-move/${parcel.tracking_id}`)).status).toBe(201);
    const other = await make.warehouse();
    expect((await other.incharge.caller.post(`/undo-package-move/${parcel.tracking_id}`)).status).toBe(404);
  });
});

describe('a move that is sent again', () => {
  const once = (code: string, to: number, key: string) =>
    here.incharge.caller.post(`/pto-update-status/${code}/${to}`, undefined, {
      headers: { 'Idempotency-Key': key },
    });

  test('with the same key succeeds as the first did, and happens once', async () => {
    const { package: parcel } = await packageAt(3);
    const [first, second] = [await once(parcel.tracking_id, 4, 'scan-1'), await once(parcel.tracking_id, 4, 'scan-1')];
    expect([first.status, second.status]).toEqual([200, 200]);
    const { history } = await detailsOf(parcel.tracking_id);
    expect(history.filter(({ to }: { to: number }) => to === 4)).toHaveLength(1);
    expect((await once(parcel.tracking_id, 4, 'scan-2')).status).toBe(201);
  });

  test('the reason for canceling a package is in its history', async () => {
    const { package: parcel } = await packageAt(5);
    const note = 'Nobody at the door, three times';
    await here.incharge.caller.post(`/pto-update-status/${parcel.tracking_id}/8`, { note });
    expect((await detailsOf(parcel.tracking_id)).history.at(-1)).toMatchObject({ to: 8, note });
  });
});
