/** A server that is killed while it takes orders and cancels packages, on a MongoDB: what it had not committed never happened. */
import { verifyData } from '../../../scripts/verify/verifyData';
import { onMongo } from '../../support/databases';
import { Caller, openShop, type Reply } from '../../support/http';
import { openProcesses } from '../../support/processes';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
/** From the first call to the kill: early, in the middle, late. */
const KILLS_MS = [150, 600, 1_500];

const outcome = (call: Promise<Reply>): Promise<Reply['body'] | null> =>
  call.then(
    ({ body }) => body,
    () => null,
  );

(onMongo ? describe : describe.skip)('a server killed with SIGKILL', () => {
  test.each(KILLS_MS)(
    '%i ms into eight orders and four cancellations leaves nothing half done and loses no confirmed order',
    async (ms) => {
      await make.delivery();
      const seller = await make.seller();
      const product = await make.product(seller, { qty: 100 });
      const [earlier, customers] = [await make.crowd(4), await make.crowd(8)];
      for (const customer of [...earlier, ...customers]) await make.fill(customer, [[product, 2]]);
      const packages: string[] = [];
      for (const { caller } of earlier)
        packages.push((await caller.post('/order-place', make.payload())).body.tracking_ids[0] as string);
      const [server] = await openProcesses(1);
      const at = (token: string | null) => new Caller(() => server!.origin, token);
      const orders = customers.map(({ caller }) => outcome(at(caller.token).post('/order-place', make.payload())));
      const moves = packages.map((id) => outcome(at(seller.caller.token).post(`/pto-update-status/${id}/8`)));
      await new Promise((resolve) => setTimeout(resolve, ms));
      server!.end();
      const promised = (await Promise.all(orders))
        .filter((body) => body?.status === 200)
        .map((body) => body.order_number as number);
      const canceled = (await Promise.all(moves)).filter((body) => body?.status === 200).length;

      const mine = await shop
        .payload()
        .find({ collection: 'packages', where: { vendor: { equals: seller.vendor.id } }, limit: 100, depth: 0 });
      expect(mine.docs.map((each) => each.order_number)).toEqual(expect.arrayContaining(promised));
      const gone = mine.docs.filter(({ status }) => status === 8).length;
      expect(gone).toBeGreaterThanOrEqual(canceled);
      // Every piece is in stock or in a package that is not canceled.
      expect(await make.stockOf(product)).toBe(100 - 2 * (mine.docs.length - gone));
      expect(Object.fromEntries((await verifyData(shop.payload(), { pauseMs: 0 })).broken)).toEqual({});
    },
    300_000,
  );
});
