/** What a scanned code is, for the person who scans it. */
import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

test('a code of one’s own warehouse returns its status, one of another its warehouse, an unknown one nothing', async () => {
  const seller = await make.seller();
  const [own, other] = [await make.warehouse(), await make.warehouse()];
  const made = await make.order({ seller, warehouse: own.warehouse, status: 3 });
  const code = made.package.tracking_id;
  expect((await own.incharge.caller.post(`/find-package/${code}`)).body).toEqual({
    status: 200,
    state: 'here',
    package_status: 3,
    warehouse: null,
    vendor: seller.vendor.business_name,
    order_id: made.package.order_number,
  });
  expect((await other.incharge.caller.post(`/find-package/${code}`)).body).toEqual({
    status: 200,
    state: 'elsewhere',
    package_status: null,
    warehouse: own.warehouse.name,
    vendor: null,
    order_id: null,
  });
  expect((await own.incharge.caller.post('/find-package/NOSUCHCODE')).body).toEqual({
    status: 200,
    state: 'unknown',
    package_status: null,
    warehouse: null,
    vendor: null,
    order_id: null,
  });
  // Its vendor may look too; customers may not.
  expect((await seller.caller.post(`/find-package/${code}`)).body).toMatchObject({ state: 'here', package_status: 3 });
  expect((await made.customer.caller.post(`/find-package/${code}`)).http).toBe(403);
});
