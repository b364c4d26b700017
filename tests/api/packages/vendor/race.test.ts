/** Many who move one package at once: one history without gaps, stock given back if and only if it ended canceled. */
import { openShop } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';
import type { Warehouse } from '../../../../payload-types';

const shop = openShop();
const make = market(shop);

let seller: Seller;
let house: { warehouse: Warehouse; incharge: Person };
beforeAll(async () => {
  seller = await make.seller();
  house = await make.warehouse();
});

type Step = { from: number; to: number };

test.each([1, 2, 3, 4, 5])('vendor and warehouse at once, round %i', async () => {
  const product = await make.product(seller, { qty: 5, sold: 5 });
  const made = await make.order({ seller, product, qty: 3, warehouse: house.warehouse, status: 2 });
  const vendorWants = [3, 8, 1, 3, 8, 0];
  const houseWants = [4, 8, 7, 4, 5, 8];
  const answers = await Promise.all([
    ...vendorWants.map((to) => seller.caller.post(`/pto-update-status/${made.package.tracking_id}/${to}`)),
    ...houseWants.map((to) => house.incharge.caller.post(`/pto-update-status/${made.package.tracking_id}/${to}`)),
  ]);
  const won = answers.filter((answer) => answer.status === 200).length;
  expect(answers.every((answer) => [200, 201].includes(answer.status))).toBe(true);

  const details = (await seller.caller.get(`/vendor-order-details/${made.order.number}`)).body;
  const history = details.history as Step[];
  expect(history).toHaveLength(won);
  let status = 2;
  for (const step of history) {
    expect(step.from).toBe(status);
    status = step.to;
  }
  expect(details.package.status).toBe(status);

  const after = await shop.payload().findByID({ collection: 'products', id: product.id, depth: 0 });
  expect([after.qty, after.sold]).toEqual(status === 8 ? [8, 2] : [5, 5]);
  expect(details.package.payment_status).toBe(status === 7 ? 1 : 0);
});
