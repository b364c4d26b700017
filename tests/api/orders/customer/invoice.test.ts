/** The invoice as a file: who gets it, in which language, and what a browser does with it. */
import { openShop, type Caller } from '../../../support/http';
import { racing } from '../../../support/races';
import { pngBytes, form, type Person, type Seller } from '../../../support/make/market';
import { readPdf } from '../../../support/pdf';

const shop = openShop();
const make = racing(shop);
let seller: Seller;
let other: Seller;
let customer: Person;
beforeAll(async () => {
  seller = await make.seller();
  other = await make.seller();
  customer = await make.person();
});

async function fetched(caller: Caller, path: string, language = 'en') {
  const response = await fetch(`${shop.origin()}/api${path}`, {
    headers: { Authorization: `Bearer ${caller.token}`, 'Accept-Language': language },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { headers: response.headers, http: response.status, bytes };
}

test('its customer and admins get a PDF file that no proxy may cache', async () => {
  const made = await make.order({ seller, customer });
  const { order } = made;
  for (const caller of [customer.caller, (await make.admin()).caller, (await make.subadmin()).caller]) {
    const { http, headers, bytes } = await fetched(caller, `/order-invoice/${order.number}`);
    expect(http).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="haat-invoice-${order.number}.pdf"`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('it has the packages of all sellers, their lines and the sums of the order, in the language asked for', async () => {
  const made = await make.order({ seller, customer, payment_method: 'bKash', payment_status: 1 });
  const second = await make.addPackage(made.order, customer, {
    ...{ seller: other, qty: 3, payment_method: 'bKash', payment_status: 1 },
  });
  const number = made.order.number;
  const english = readPdf((await fetched(customer.caller, `/order-invoice/${number}`)).bytes);
  for (const words of [
    ...[`Invoice no.: ${number}`, made.order.address_line, 'Payment: bKash, paid', '৳260', 'Total'],
    ...[made.package.tracking_id, second.package.tracking_id, made.product.name, second.product.name, '৳300'],
    ...[seller.shop.name, other.shop.name],
  ])
    expect(english.text.replace(/\n/g, ' ')).toContain(words);
  expect(english.language).toBe('en');

  const asked = readPdf((await fetched(customer.caller, `/order-invoice/${number}?lang=bn`)).bytes);
  const preferred = readPdf((await fetched(customer.caller, `/order-invoice/${number}`, 'bn')).bytes);
  for (const bangla of [asked, preferred]) {
    expect(bangla.text).toContain(`চালান নম্বর: ${number}`);
    expect(bangla.text).toContain('৳২৬০');
    expect(bangla.language).toBe('bn-BD');
  }
});

test('nobody else does: visitors, other customers, its vendor', async () => {
  const { order } = await make.order({ seller, customer });
  const path = `/order-invoice/${order.number}`;
  expect((await shop.visitor.get(path)).http).toBe(401);
  const stranger = await make.person();
  expect((await stranger.caller.get(path)).body).toMatchObject({ status: 404 });
  expect((await seller.caller.get(path)).body).toMatchObject({ status: 404 });
  expect((await customer.caller.get('/order-invoice/99999999')).body).toMatchObject({ status: 404 });
});

test('a number or language that cannot be is refused', async () => {
  const { order } = await make.order({ seller, customer });
  expect((await customer.caller.get('/order-invoice/first')).http).toBe(400);
  const { status, body } = await customer.caller.get(`/order-invoice/${order.number}?lang=fr`);
  expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: ['lang'] });
});

test('shows the logo set by an admin', async () => {
  const admin = await make.admin();
  const { order } = await make.order({ seller, customer });
  const before = await fetched(customer.caller, `/order-invoice/${order.number}`);
  expect(before.bytes.includes('/Subtype /Image')).toBe(false);
  const set = await admin.caller.post('/update-site-logo', form({}, { logo: { bytes: await pngBytes() } }));
  expect(set.body.status).toBe(200);
  const after = await fetched(customer.caller, `/order-invoice/${order.number}`);
  expect(after.bytes.includes('/Subtype /Image')).toBe(true);
});
