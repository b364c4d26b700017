/**
 * Who may make which call of the back office's settings, orders, warehouses, communication, reports and returns: a written
 * table, tested in full. `v` vendor, `i` incharge, `s` sub admin, `a` super admin, `c` any signed-in person, `*` everybody.
 */
import { openShop, type Caller } from '../../support/http';
import { market } from '../../support/make/market';

const shop = openShop();
const make = market(shop);

const table: [string, string, string][] = [
  ['GET', '/get-shop-data', 'v'],
  ['GET', '/get-shop-warehouse', 'v'],
  ['POST', '/update-shop', 'v'],
  ['POST', '/delete-shop-logo', 'v'],
  ['POST', '/delete-shop-banner', 'v'],
  ['GET', '/get-slider-images', '*'],
  ['POST', '/upload-slider-image', 'sa'],
  ['POST', '/delete-slider-image', 'sa'],
  ['GET', '/get-banner-images', '*'],
  ['POST', '/upload-banner-image', 'sa'],
  ['POST', '/delete-banner-image', 'sa'],
  ['GET', '/get-delivery-charge', '*'],
  ['POST', '/update-delivery-charge', 'sa'],
  ['GET', '/get-grocery-category', '*'],
  ['POST', '/set-grocery-category', 'sa'],
  ['GET', '/topbar-information', '*'],
  ['POST', '/update-top-information', 'sa'],
  ['POST', '/update-footer-text', 'sa'],
  ['POST', '/update-values', 'sa'],
  ['POST', '/update-site-logo', 'sa'],
  ['GET', '/get-all-videos', 'sa'],
  ['GET', '/show-videos', '*'],
  ['POST', '/add-new-videos', 'sa'],
  ['POST', '/featured-change/999999', 'sa'],
  ['POST', '/status-change/999999', 'sa'],
  ['DELETE', '/delete-videos/999999', 'sa'],
  ['POST', '/brand-store', 'sa'],
  ['GET', '/all-brand', 'vsa'],
  ['GET', '/get-single-brand/999999', 'sa'],
  ['POST', '/brand-update/999999', 'sa'],
  ['DELETE', '/brand-delete/999999', 'sa'],
  ['POST', '/coupon-create', 'sa'],
  ['GET', '/all-coupon', 'sa'],
  ['GET', '/get-single-coupon/999999', 'sa'],
  ['POST', '/coupon-update/999999', 'sa'],
  ['DELETE', '/coupon-delete/999999', 'sa'],
  ['GET', '/get-policies', '*'],
  ['POST', '/save-policies', 'sa'],
  ['GET', '/vendor-order/0', 'v'],
  ['GET', '/vendor-order-details/999999', 'v'],
  ['POST', '/pto-update-status/HTNOSUCH/1', 'vi'],
  ['GET', '/all-vendor-order', 'sa'],
  ['GET', '/admin-order-details/999999', 'sa'],
  ['GET', '/admin-order-package-details/HTNOSUCH', 'sa'],
  ['GET', '/get-all-warehouse', 'sa'],
  ['GET', '/get-all-user', 'sa'],
  ['POST', '/warehouse-create', 'sa'],
  ['GET', '/get-single-warehouse/999999', 'sa'],
  ['POST', '/warehouse-update/999999', 'sa'],
  ['DELETE', '/warehouse-delete/999999', 'sa'],
  ['GET', '/warehouse-package/3', 'i'],
  ['GET', '/incharge-package-details/HTNOSUCH', 'i'],
  ['GET', '/warehouse-print-details/HTNOSUCH', 'i'],
  ['GET', '/sms-balance', 'sa'],
  ['POST', '/send-notification', 'sa'],
  ['POST', '/send-sms', 'sa'],
  ['GET', '/send-history', 'sa'],
  ['GET', '/send-history/999999', 'sa'],
  ['GET', '/sent-messages', 'sa'],
  ['POST', '/retry-message/999999', 'sa'],
  ['GET', '/get-vendor-monthly-order-report/1/2024/0', 'v'],
  ['GET', '/get-admin-monthly-order-report/1/2024/0/999999', 'sa'],
  ['GET', '/get-vendor-day-range-report/2024-01-01/2024-01-02/0', 'v'],
  ['GET', '/get-admin-day-range-report/2024-01-01/2024-01-02/0/999999', 'sa'],
  ['POST', '/get-all-user-mobile/all/0', 'sa'],
  ['GET', '/admin-all-return-product', 'sa'],
  ['GET', '/admin-new-return-product', 'sa'],
  ['GET', '/admin-refund-request', 'sa'],
  ['GET', '/vendor-received-return-product', 'v'],
  ['GET', '/vendor-new-return-product', 'v'],
  ['GET', '/get-return-details/999999/999999', 'sa'],
  ['GET', '/get-vendor-return-details/999999/999999', 'v'],
  ['POST', '/update-return-status/1/999999', 'c'],
  ['POST', '/update-refund-status/1/999999', 'sa'],
  ['GET', '/user-notification', 'c'],
  ['POST', '/user-notification-clear-all', 'c'],
  ['POST', '/user-notification-mark-as-read', 'c'],
];

type Who = 'visitor' | 'customer' | 'vendor' | 'incharge' | 'subadmin' | 'admin';
const letter: Record<Who, string> = { visitor: '', customer: 'c', vendor: 'v', incharge: 'i', subadmin: 's', admin: 'a' };
const callers = {} as Record<Who, Caller>;
beforeAll(async () => {
  callers.visitor = shop.visitor;
  callers.customer = (await make.person()).caller;
  callers.vendor = (await make.seller()).caller;
  callers.incharge = (await make.warehouse()).incharge.caller;
  callers.subadmin = (await make.subadmin()).caller;
  callers.admin = (await make.admin()).caller;
});

const allows = (who: Who, rule: string): boolean =>
  rule === '*' || (who !== 'visitor' && (rule === 'c' || rule.includes(letter[who])));

test.each(table)('%s %s is for "%s" alone', async (method, path, rule) => {
  for (const who of Object.keys(letter) as Who[]) {
    const body = method === 'POST' ? {} : undefined;
    const { http, status } = await callers[who].send(method, path, body);
    const refused = who === 'visitor' ? 401 : 403;
    if (allows(who, rule)) {
      expect([who, http]).toEqual([who, 200]);
      expect([200, 201, 400, 404, 422]).toContain(status);
    } else {
      expect([who, http, status]).toEqual([who, refused, refused]);
    }
  }
});
