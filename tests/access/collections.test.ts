/**
 * Who may do what with the documents of each collection, against a table: `all`, `some` (a filter: their own, or
 * what is public), `-` nothing. The real config is walked: a collection or an access key that is missing here fails.
 */
import type { PayloadRequest } from 'payload';
import { emailOf, openShop, type Account } from '../support/http';

const shop = openShop();

const people: Record<string, Account | null> = {
  visitor: null,
  customer: 'customer',
  vendor: 'vendor.fashion',
  incharge: 'incharge.dhaka',
  editor: 'editor',
  subadmin: 'subadmin',
  superadmin: 'admin',
};

// Columns: visitor, customer, vendor, incharge, editor, sub admin, super admin.
const table = `
users                create  -    -    -    -    -    -    all
users                read    -    some some some some all  all
users                update  -    some some some some all  all
users                delete  -    -    -    -    -    -    all
vendors              create  -    -    -    -    -    -    -
vendors              read    -    some some some some all  all
vendors              update  -    -    -    -    -    all  all
vendors              delete  -    -    -    -    -    -    all
shops                create  -    -    -    -    -    -    -
shops                read    some some some some some all  all
shops                update  -    -    some -    -    all  all
shops                delete  -    -    -    -    -    -    all
main-categories      create  -    -    -    -    -    all  all
main-categories      read    some some all  some some all  all
main-categories      update  -    -    -    -    -    all  all
main-categories      delete  -    -    -    -    -    all  all
sub-categories       create  -    -    -    -    -    all  all
sub-categories       read    some some all  some some all  all
sub-categories       update  -    -    -    -    -    all  all
sub-categories       delete  -    -    -    -    -    all  all
child-categories     create  -    -    -    -    -    all  all
child-categories     read    some some all  some some all  all
child-categories     update  -    -    -    -    -    all  all
child-categories     delete  -    -    -    -    -    all  all
brands               create  -    -    -    -    -    all  all
brands               read    some some all  some some all  all
brands               update  -    -    -    -    -    all  all
brands               delete  -    -    -    -    -    all  all
products             create  -    -    all  -    -    -    -
products             read    some some some some some all  all
products             update  -    -    some -    -    all  all
products             delete  -    -    -    -    -    all  all
variants             create  -    -    -    -    -    -    -
variants             read    -    -    some -    -    all  all
variants             update  -    -    -    -    -    -    -
variants             delete  -    -    -    -    -    -    -
product-imports      create  -    -    -    -    -    -    -
product-imports      read    -    -    -    -    -    -    -
product-imports      update  -    -    -    -    -    -    -
product-imports      delete  -    -    -    -    -    -    -
product-import-lines create  -    -    -    -    -    -    -
product-import-lines read    -    -    -    -    -    -    -
product-import-lines update  -    -    -    -    -    -    -
product-import-lines delete  -    -    -    -    -    -    -
carts                create  -    -    -    -    -    -    -
carts                read    -    some some some some some some
carts                update  -    -    -    -    -    -    -
carts                delete  -    some some some some some some
saved-lines          create  -    -    -    -    -    -    -
saved-lines          read    -    some some some some some some
saved-lines          update  -    -    -    -    -    -    -
saved-lines          delete  -    some some some some some some
favorites            create  -    -    -    -    -    -    -
favorites            read    -    some some some some some some
favorites            update  -    -    -    -    -    -    -
favorites            delete  -    some some some some some some
bought-together      create  -    -    -    -    -    -    -
bought-together      read    -    -    -    -    -    all  all
bought-together      update  -    -    -    -    -    -    -
bought-together      delete  -    -    -    -    -    -    -
product-edits        create  -    -    -    -    -    -    -
product-edits        read    -    -    some -    -    all  all
product-edits        update  -    -    -    -    -    -    -
product-edits        delete  -    -    -    -    -    -    -
review-notes         create  -    -    -    -    -    -    -
review-notes         read    -    -    -    -    -    -    -
review-notes         update  -    -    -    -    -    -    -
review-notes         delete  -    -    -    -    -    -    -
profile-changes      create  -    -    -    -    -    -    -
profile-changes      read    -    -    -    -    -    -    -
profile-changes      update  -    -    -    -    -    -    -
profile-changes      delete  -    -    -    -    -    -    -
customer-notes       create  -    -    -    -    -    -    -
customer-notes       read    -    -    -    -    -    -    -
customer-notes       update  -    -    -    -    -    -    -
customer-notes       delete  -    -    -    -    -    -    -
refused-applications create  -    -    -    -    -    -    -
refused-applications read    -    -    -    -    -    -    -
refused-applications update  -    -    -    -    -    -    -
refused-applications delete  -    -    -    -    -    -    -
policy-texts         create  -    -    -    -    -    -    -
policy-texts         read    -    -    -    -    -    -    -
policy-texts         update  -    -    -    -    -    -    -
policy-texts         delete  -    -    -    -    -    -    -
product-watches      create  -    -    -    -    -    -    -
product-watches      read    -    some some some some some some
product-watches      update  -    -    -    -    -    -    -
product-watches      delete  -    some some some some some some
shop-follows         create  -    -    -    -    -    -    -
shop-follows         read    -    some some some some some some
shop-follows         update  -    -    -    -    -    -    -
shop-follows         delete  -    some some some some some some
addresses            create  -    -    -    -    -    -    -
addresses            read    -    some some some some some some
addresses            update  -    -    -    -    -    -    -
addresses            delete  -    some some some some some some
orders               create  -    -    -    -    -    -    -
orders               read    -    some some some some all  all
orders               update  -    -    -    -    -    -    -
orders               delete  -    -    -    -    -    -    -
packages             create  -    -    -    -    -    -    -
packages             read    -    some some some some all  all
packages             update  -    -    -    -    -    -    -
packages             delete  -    -    -    -    -    -    -
order-lines          create  -    -    -    -    -    -    -
order-lines          read    -    some some some some all  all
order-lines          update  -    -    -    -    -    -    -
order-lines          delete  -    -    -    -    -    -    -
package-events       create  -    -    -    -    -    -    -
package-events       read    -    -    -    -    -    all  all
package-events       update  -    -    -    -    -    -    -
package-events       delete  -    -    -    -    -    -    -
package-notes        create  -    -    -    -    -    -    -
package-notes        read    -    -    -    -    -    -    -
package-notes        update  -    -    -    -    -    -    -
package-notes        delete  -    -    -    -    -    -    -
returns              create  -    -    -    -    -    -    -
returns              read    -    some some some some all  all
returns              update  -    -    -    -    -    -    -
returns              delete  -    -    -    -    -    -    -
return-events        create  -    -    -    -    -    -    -
return-events        read    -    -    -    -    -    all  all
return-events        update  -    -    -    -    -    -    -
return-events        delete  -    -    -    -    -    -    -
questions            create  -    -    -    -    -    -    -
questions            read    -    some some some some all  all
questions            update  -    -    -    -    -    -    -
questions            delete  -    -    -    -    -    -    -
question-messages    create  -    -    -    -    -    -    -
question-messages    read    -    some some some some all  all
question-messages    update  -    -    -    -    -    -    -
question-messages    delete  -    -    -    -    -    -    -
reviews              create  -    -    -    -    -    -    -
reviews              read    -    some some some some all  all
reviews              update  -    -    -    -    -    -    -
reviews              delete  -    -    -    -    -    all  all
coupons              create  -    -    -    -    -    all  all
coupons              read    -    -    -    -    -    all  all
coupons              update  -    -    -    -    -    all  all
coupons              delete  -    -    -    -    -    all  all
commission-rules     create  -    -    -    -    -    all  all
commission-rules     read    -    -    -    -    -    all  all
commission-rules     update  -    -    -    -    -    all  all
commission-rules     delete  -    -    -    -    -    all  all
journal-entries      create  -    -    -    -    -    -    -
journal-entries      read    -    -    -    -    -    all  all
journal-entries      update  -    -    -    -    -    -    -
journal-entries      delete  -    -    -    -    -    -    -
journal-lines        create  -    -    -    -    -    -    -
journal-lines        read    -    -    -    -    -    all  all
journal-lines        update  -    -    -    -    -    -    -
journal-lines        delete  -    -    -    -    -    -    -
ledger-adjustments   create  -    -    -    -    -    -    -
ledger-adjustments   read    -    -    -    -    -    all  all
ledger-adjustments   update  -    -    -    -    -    -    -
ledger-adjustments   delete  -    -    -    -    -    -    -
payout-accounts      create  -    -    -    -    -    -    -
payout-accounts      read    -    -    -    -    -    all  all
payout-accounts      update  -    -    -    -    -    -    -
payout-accounts      delete  -    -    -    -    -    -    -
payout-runs          create  -    -    -    -    -    -    -
payout-runs          read    -    -    -    -    -    all  all
payout-runs          update  -    -    -    -    -    -    -
payout-runs          delete  -    -    -    -    -    -    -
payout-lines         create  -    -    -    -    -    -    -
payout-lines         read    -    -    -    -    -    all  all
payout-lines         update  -    -    -    -    -    -    -
payout-lines         delete  -    -    -    -    -    -    -
payouts              create  -    -    -    -    -    -    -
payouts              read    -    -    -    -    -    all  all
payouts              update  -    -    -    -    -    -    -
payouts              delete  -    -    -    -    -    -    -
coupon-redemptions   create  -    -    -    -    -    -    -
coupon-redemptions   read    -    -    -    -    -    all  all
coupon-redemptions   update  -    -    -    -    -    -    -
coupon-redemptions   delete  -    -    -    -    -    -    -
payments             create  -    -    -    -    -    -    -
payments             read    -    -    -    -    -    all  all
payments             update  -    -    -    -    -    -    -
payments             delete  -    -    -    -    -    -    -
cash-counts          create  -    -    -    -    -    -    -
cash-counts          read    -    -    -    -    -    all  all
cash-counts          update  -    -    -    -    -    -    -
cash-counts          delete  -    -    -    -    -    -    -
cash-deposits        create  -    -    -    -    -    -    -
cash-deposits        read    -    -    -    -    -    all  all
cash-deposits        update  -    -    -    -    -    -    -
cash-deposits        delete  -    -    -    -    -    -    -
refund-requests      create  -    -    -    -    -    -    -
refund-requests      read    -    -    -    -    -    all  all
refund-requests      update  -    -    -    -    -    -    -
refund-requests      delete  -    -    -    -    -    -    -
warehouses           create  -    -    -    -    -    all  all
warehouses           read    -    -    all  all  -    all  all
warehouses           update  -    -    -    -    -    all  all
warehouses           delete  -    -    -    -    -    all  all
districts            create  -    -    -    -    -    all  all
districts            read    all  all  all  all  all  all  all
districts            update  -    -    -    -    -    all  all
districts            delete  -    -    -    -    -    -    all
upazilas             create  -    -    -    -    -    all  all
upazilas             read    all  all  all  all  all  all  all
upazilas             update  -    -    -    -    -    all  all
upazilas             delete  -    -    -    -    -    -    all
notifications        create  -    -    -    -    -    -    -
notifications        read    -    some some some some some some
notifications        update  -    -    -    -    -    -    -
notifications        delete  -    some some some some some some
announcements        create  -    -    -    -    -    -    -
announcements        read    -    -    -    -    all  all  all
announcements        update  -    -    -    -    all  all  all
announcements        delete  -    -    -    -    -    -    -
picture-places       create  -    -    -    -    -    -    -
picture-places       read    -    -    -    -    all  all  all
picture-places       update  -    -    -    -    all  all  all
picture-places       delete  -    -    -    -    -    -    -
media-folders        create  -    -    -    -    -    -    -
media-folders        read    -    -    -    -    all  all  all
media-folders        update  -    -    -    -    -    -    -
media-folders        delete  -    -    -    -    -    -    -
videos               create  -    -    -    -    all  all  all
videos               read    some some some some all  all  all
videos               update  -    -    -    -    all  all  all
videos               delete  -    -    -    -    all  all  all
pages                create  -    -    -    -    all  all  all
pages                read    some some some some all  all  all
pages                update  -    -    -    -    all  all  all
pages                delete  -    -    -    -    all  all  all
messages             create  -    -    -    -    -    -    -
messages             read    -    -    -    -    -    all  all
messages             update  -    -    -    -    -    -    -
messages             delete  -    -    -    -    -    -    -
message-templates    create  -    -    -    -    -    -    -
message-templates    read    -    -    -    -    -    all  all
message-templates    update  -    -    -    -    -    -    -
message-templates    delete  -    -    -    -    -    -    -
broadcasts           create  -    -    -    -    -    -    -
broadcasts           read    -    -    -    -    -    all  all
broadcasts           update  -    -    -    -    -    -    -
broadcasts           delete  -    -    -    -    -    -    all
one-time-codes       create  -    -    -    -    -    -    -
one-time-codes       read    -    -    -    -    -    -    -
one-time-codes       update  -    -    -    -    -    -    -
one-time-codes       delete  -    -    -    -    -    -    -
two-factors          create  -    -    -    -    -    -    -
two-factors          read    -    -    -    -    -    -    -
two-factors          update  -    -    -    -    -    -    -
two-factors          delete  -    -    -    -    -    -    -
idempotency-keys     create  -    -    -    -    -    -    -
idempotency-keys     read    -    -    -    -    -    -    -
idempotency-keys     update  -    -    -    -    -    -    -
idempotency-keys     delete  -    -    -    -    -    -    -
counters             create  -    -    -    -    -    -    -
counters             read    -    -    -    -    -    -    -
counters             update  -    -    -    -    -    -    -
counters             delete  -    -    -    -    -    -    -
api-keys             create  -    -    -    -    -    -    -
api-keys             read    -    -    -    -    -    -    all
api-keys             update  -    -    -    -    -    -    -
api-keys             delete  -    -    -    -    -    -    all
audit-logs           create  -    -    -    -    -    -    -
audit-logs           read    -    -    -    -    -    -    all
audit-logs           update  -    -    -    -    -    -    -
audit-logs           delete  -    -    -    -    -    -    -
missed-searches      create  -    -    -    -    -    -    -
missed-searches      read    -    -    -    -    -    all  all
missed-searches      update  -    -    -    -    -    -    -
missed-searches      delete  -    -    -    -    -    -    -
deleted-records      create  -    -    -    -    -    -    -
deleted-records      read    -    -    -    -    -    -    -
deleted-records      update  -    -    -    -    -    -    -
deleted-records      delete  -    -    -    -    -    -    -
deleted-documents    create  -    -    -    -    -    -    -
deleted-documents    read    -    -    -    -    -    -    -
deleted-documents    update  -    -    -    -    -    -    -
deleted-documents    delete  -    -    -    -    -    -    -
media                create  -    -    all  -    all  all  all
media                read    some some some some some all  all
media                update  -    -    -    -    some all  all
media                delete  -    -    -    -    some all  all
documents            create  -    -    -    -    -    -    -
documents            read    -    some some some some all  all
documents            update  -    -    -    -    -    -    -
documents            delete  -    -    -    -    -    all  all
payload-jobs         create  -    -    -    -    -    -    -
payload-jobs         read    -    -    -    -    -    -    -
payload-jobs         update  -    -    -    -    -    -    -
payload-jobs         delete  -    -    -    -    -    -    -
`
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .filter((cells) => cells.length === 9);

/** Payload's own bookkeeping, which its panel needs for every signed-in user's own records. */
const payloadsOwn = new Set(['payload-kv', 'payload-locked-documents', 'payload-preferences', 'payload-migrations']);
const actions = ['create', 'read', 'update', 'delete'] as const;

async function requestAs(account: Account | null): Promise<PayloadRequest> {
  const payload = shop.payload();
  const user = account
    ? (await payload.find({ collection: 'users', where: { email: { equals: emailOf(account) } }, limit: 1 })).docs[0]
    : null;
  return {
    payload,
    user: user ? { ...user, collection: 'users' } : null,
    context: {},
    headers: new Headers(),
    i18n: payload.config.i18n,
    query: {},
  } as unknown as PayloadRequest;
}

const word = (verdict: unknown): string => (verdict === true ? 'all' : verdict === false ? '-' : 'some');

describe('collections', () => {
  test('are all in the table, with every action', () => {
    const slugs = Object.keys(shop.payload().collections).filter((slug) => !payloadsOwn.has(slug));
    const wanted = slugs.flatMap((slug) => actions.map((action) => `${slug} ${action}`)).sort();
    expect(table.map(([slug, action]) => `${slug} ${action}`).sort()).toEqual(wanted);
  });

  test.each(table)('%s %s', async (...cells) => {
    const [slug, action, ...expected] = cells;
    const { access } = shop.payload().collections[slug as 'users'].config;
    const found: string[] = [];
    for (const account of Object.values(people)) {
      const req = await requestAs(account);
      found.push(word(await access[action as 'read']({ req } as never)));
    }
    expect(found).toEqual(expected);
  });

  test('leave nothing to the default that would let everybody in', () => {
    const open = Object.values(shop.payload().collections)
      .filter(({ config }) => !payloadsOwn.has(config.slug))
      .filter(
        ({ config }) => config.access.readVersions && config.access.readVersions.toString().includes('Boolean(user)'),
      );
    expect(open.map(({ config }) => config.slug)).toEqual([]);
  });
});

describe('globals', () => {
  test.each([
    ['sliders', 'all/all'],
    ['banners', 'all/all'],
    ['delivery-charges', 'all/-'],
    ['site-information', 'all/-'],
    ['search-settings', 'all/-'],
  ])('%s: everybody reads, admins change, editors: %s', async (slug, editors) => {
    const global = shop.payload().globals.config.find((each) => each.slug === slug)!;
    const found: string[] = [];
    for (const account of Object.values(people)) {
      const req = await requestAs(account);
      found.push(
        `${word(await global.access.read({ req } as never))}/${word(await global.access.update({ req } as never))}`,
      );
    }
    expect(found).toEqual(['all/-', 'all/-', 'all/-', 'all/-', editors, 'all/all', 'all/all']);
  });

  test('payout-settings: admins read, the super admin changes', async () => {
    const { access } = shop.payload().globals.config.find(({ slug }) => slug === 'payout-settings')!;
    const found: string[] = [];
    for (const account of Object.values(people)) {
      const given = { req: await requestAs(account) } as never;
      found.push(`${word(await access.read(given))}/${word(await access.update(given))}`);
    }
    expect(found).toEqual(['-/-', '-/-', '-/-', '-/-', '-/-', 'all/-', 'all/all']);
  });

  test('policies: everybody reads what is published, editors and admins drafts and versions too', async () => {
    const { access } = shop.payload().globals.config.find(({ slug }) => slug === 'policies')!;
    const found: string[] = [];
    for (const account of Object.values(people)) {
      const given = { req: await requestAs(account) } as never;
      const words = [access.read, access.update, access.readVersions].map(async (rule) => word(await rule(given)));
      found.push((await Promise.all(words)).join('/'));
    }
    const reader = 'some/-/-';
    expect(found).toEqual([reader, reader, reader, reader, 'all/all/all', 'all/all/all', 'all/all/all']);
  });
});
