/** Customers with an address each, and vendors with an account and a shop each. All have the demo password. */
import { FIRST, numbersFrom, type Row, type Value, type Writer } from './writer';

export const CUSTOMERS = 20_000;
export const VENDORS = 500;
/** One vendor of ten sells groceries. */
export const isGrocer = (vendor: number): boolean => vendor % 10 === 0;
export const customerId = (number: number): number => FIRST + number;
export const vendorUserId = (number: number): number => FIRST + CUSTOMERS + number;

const given = [
  'Arif',
  'Nasrin',
  'Tanvir',
  'Farzana',
  'Rakib',
  'Sadia',
  'Imran',
  'Mitu',
  'Sohel',
  'Jannat',
  'Kamal',
  'Rumana',
  'Hasan',
  'Shirin',
  'Babul',
  'Lamia',
];
const family = [
  'Hossain',
  'Akter',
  'Rahman',
  'Begum',
  'Islam',
  'Khatun',
  'Ahmed',
  'Sultana',
  'Chowdhury',
  'Sarkar',
  'Mahmud',
  'Karim',
];
const trades = ['Traders', 'Store', 'Emporium', 'Mart', 'Bazar', 'Fashion', 'Corner', 'House'];

type Account = { salt: string; hash: string };
type Place = { id: number; district_id: number };
type Papers = Record<'trade_license_image_id' | 'nid_front_image_id' | 'nid_back_image_id' | 'image_id', Value>;

export function writePeople(writer: Writer, at: string): void {
  const [account] = writer.all<Account>("SELECT salt, hash FROM users WHERE email = 'customer@demo.test'");
  const places = writer.all<Place>('SELECT id, district_id FROM upazilas ORDER BY id');
  const [papers] = writer.all<Papers>(
    'SELECT trade_license_image_id, nid_front_image_id, nid_back_image_id, image_id FROM vendors ORDER BY id',
  );
  const warehouses = writer.all<{ id: number }>('SELECT id FROM warehouses ORDER BY id');
  if (!account || !papers) throw new Error('The demo data has to be there first');
  const user = (number: number, isVendor: number): Row => userRow(number, isVendor, account, at);
  writer.inParts('customers', 'users', CUSTOMERS, 5_000, (number) => writer.insert('users', user(number, 0)));
  writer.inParts('addresses', 'addresses', CUSTOMERS, 5_000, (number) =>
    writer.insert('addresses', addressRow(number, places, at)),
  );
  writer.inParts('vendors', 'vendors', VENDORS, VENDORS, (number) => {
    writer.insert('users', user(CUSTOMERS + number, 1));
    writer.insert('vendors', vendorRow(number, places, papers, at));
    writer.insert('shops', shopRow(number, warehouses[number % warehouses.length]!.id, at));
  });
}

const nameOf = (number: number): string =>
  `${given[number % given.length]} ${family[Math.floor(number / given.length) % family.length]} ${number}`;
const mobileOf = (number: number): string => `016${String(10_000_000 + number)}`;

function userRow(number: number, isVendor: number, { salt, hash }: Account, at: string): Row {
  return {
    id: FIRST + number,
    name: nameOf(number),
    mobile: mobileOf(number),
    mobile_prefix: '+88',
    role_as: 0,
    is_vendor: isVendor,
    is_incharge: 0,
    is_editor: 0,
    status: 1,
    mobile_verify: 1,
    user_verify: 0,
    deleted: 0,
    email: `${isVendor ? 'vendor' : 'buyer'}${number}@large.test`,
    salt,
    hash,
    login_attempts: 0,
    updated_at: at,
    // People register one after another: a list by time has no ties to sort.
    created_at: new Date(Date.parse(at) - number * 60_000).toISOString(),
  };
}

export const addressText = (number: number): string => `House ${(number % 90) + 1}, Road ${(number % 27) + 1}`;

function addressRow(number: number, places: Place[], at: string): Row {
  const place = places[number % places.length]!;
  return {
    id: FIRST + number,
    user_id: customerId(number),
    label: 'Home',
    name: nameOf(number),
    district_id: place.district_id,
    upazila_id: place.id,
    thana: '',
    details: addressText(number),
    mobile2: '',
    updated_at: at,
    created_at: at,
  };
}

export const vendorPlace = <T>(number: number, places: T[]): T => places[numbersFrom(number)(places.length)]!;

function vendorRow(number: number, places: Place[], papers: Papers, at: string): Row {
  const place = vendorPlace(number, places);
  const account = CUSTOMERS + number;
  return {
    id: FIRST + number,
    user_id: vendorUserId(number),
    name: nameOf(account),
    mobile: mobileOf(account),
    email: `vendor${account}@large.test`,
    birthdate: '1985-04-12',
    nid: String(1_985_000_000_000 + number),
    gender: number % 2 === 0 ? 'Male' : 'Female',
    district_id: place.district_id,
    upazila_id: place.id,
    thana: 'Sadar',
    postcode: '1200',
    address: addressText(number),
    business_name: shopName(number),
    type: isGrocer(number) ? 1 : 2,
    business_type: 'Personal / Individual',
    trade_license: `TRAD/LARGE/${number}`,
    bin: '',
    business_district_id: place.district_id,
    business_upazila_id: place.id,
    business_thana: 'Sadar',
    business_postcode: '1200',
    business_address: addressText(number),
    ...papers,
    accept: 1,
    deleted: 0,
    updated_at: at,
    created_at: at,
  };
}

const shopName = (number: number): string =>
  `${given[number % given.length]} ${trades[number % trades.length]} ${number}`;

function shopRow(number: number, warehouse: number, at: string): Row {
  return {
    id: FIRST + number,
    vendor_id: FIRST + number,
    name: shopName(number),
    slug: `large-shop-${number}`,
    warehouse_id: warehouse,
    featured: number % 50 === 0 ? 1 : 0,
    verify: number % 3 === 0 ? 1 : 0,
    active: 1,
    updated_at: at,
    created_at: at,
  };
}
