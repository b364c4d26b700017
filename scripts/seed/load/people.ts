import { DEMO_PASSWORD, people, vendors, type VendorRow } from '../people';
import { loadPapers } from './pictures';
import type { Doc, Id, Store } from './store';

export type People = Map<string, Doc>;

/** Everybody with an account, by the part of the e-mail before the @. */
export async function loadPeople(store: Store): Promise<People> {
  const known = await store.by('users', 'email');
  const made: People = new Map();
  let count = 0;
  for (const [index, person] of people.entries()) {
    const email = `${person.key}@demo.test`;
    let user = known.get(email);
    if (!user) {
      user = await store.create('users', {
        name: person.name,
        email,
        mobile: person.mobile,
        mobile_prefix: '+88',
        password: DEMO_PASSWORD,
        role_as: person.role_as ?? 0,
        is_editor: person.is_editor ?? 0,
        status: person.status ?? 1,
        mobile_verify: person.verified === false ? 0 : 1,
        user_verify: person.trusted ? 1 : 0,
        createdAt: store.daysAgo(200 - index * 7).toISOString(),
      });
      count += 1;
    }
    made.set(person.key, user);
  }
  store.log(`people: ${count} new of ${people.length}`);
  return made;
}

/** Profile pictures, once the pictures exist. */
export async function loadFaces(store: Store, made: People, pictures: Map<string, Id>): Promise<void> {
  for (const { key, face } of people) {
    const user = made.get(key)!;
    if (face === undefined || user.image) continue;
    user.image = pictures.get(faceName(face));
    await store.set('users', user.id, { image: user.image });
  }
}

const faceName = (face: number): string => `face-${face}`;

export type Places = { district: (name: string) => Id; upazila: (district: string, name: string) => Id };

export async function openPlaces(store: Store): Promise<Places> {
  const districts = await store.by('districts', 'name');
  const upazilas = new Map<string, Id>();
  for (const area of (await store.by('upazilas', 'slug')).values())
    upazilas.set(`${String(area.district)}/${String(area.name)}`, area.id);
  const district = (name: string): Id => {
    const found = districts.get(name);
    if (!found) throw new Error(`No district ${name}`);
    return found.id;
  };
  return {
    district,
    upazila: (of, name) => {
      const found = upazilas.get(`${String(district(of))}/${name}`);
      if (found === undefined) throw new Error(`No area ${name} in ${of}`);
      return found;
    },
  };
}

/** Vendor applications; accepting them makes the shops, as it does in the panel. */
export async function loadVendors(store: Store, made: People, places: Places): Promise<Map<string, Doc>> {
  const byUser = await store.by('vendors', 'user');
  const found = new Map<string, Doc>();
  let count = 0;
  for (const row of vendors) {
    const user = made.get(row.key)!;
    let vendor = byUser.get(String(user.id));
    if (!vendor) {
      vendor = await store.create('vendors', {
        ...application(row, user, places),
        ...(await loadPapers(store, row.key, user.id)),
      });
      if (row.accept !== 0) vendor = await store.update('vendors', vendor.id, { accept: 1 });
      if (row.accept === 2) vendor = await store.update('vendors', vendor.id, { accept: 2 });
      count += 1;
    }
    found.set(row.key, vendor);
  }
  store.log(`vendors: ${count} new of ${vendors.length}`);
  return found;
}

function application(row: VendorRow, user: Doc, places: Places): object {
  const area = { district: places.district(row.district), upazila: places.upazila(row.district, row.upazila) };
  return {
    user: user.id,
    name: user.name,
    mobile: user.mobile,
    email: user.email,
    birthdate: row.birthdate,
    nid: row.nid,
    gender: row.gender,
    ...area,
    thana: row.upazila,
    postcode: row.postcode,
    address: row.address,
    business_name: row.business_name,
    type: row.type,
    business_type: row.business_type,
    trade_license: row.trade_license,
    bin: row.bin,
    business_district: area.district,
    business_upazila: area.upazila,
    business_thana: row.upazila,
    business_postcode: row.postcode,
    business_address: row.business_address,
    image: user.image ?? null,
    accept: 0,
  };
}
