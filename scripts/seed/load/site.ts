import type { GlobalSlug } from 'payload';
import { documentOf } from '../../../domain/richText/plainText';
import { policies } from '../policies';
import { deliveryCharges, videos } from '../site';
import type { Id, Store } from './store';

/** Older than the oldest order of the demo. */
const POLICIES_AGE = 400;

/** Delivery, site information, slides, banners, policies, videos, coupons. Changed settings stay changed. */
export async function loadSite(store: Store, grocery: Id, pictures: Map<string, Id>, admin: Id): Promise<void> {
  const { payload } = store;
  const site = await payload.findGlobal({ slug: 'site-information', depth: 0 });
  if (!site.email) {
    const numbered = (name: string, field: string) =>
      Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`${field}${n + 1}`, pictures.get(`${name}-${n + 1}`)]));
    const update = (slug: GlobalSlug, data: object) =>
      payload.updateGlobal({ slug, data, depth: 0, overrideAccess: true, context: { unaudited: true } });
    await update('site-information', {
      email: 'hello@haat.demo.test',
      contact: '+880 9600 000000',
      footer_text: 'Haat: the village market, at your door. হাট: গ্রামের বাজার, আপনার দরজায়।',
      flash_sell: 20,
      grocery_category: grocery,
      logo: pictures.get('site-logo'),
      logo_sm: pictures.get('site-logo-small'),
    });
    await update('delivery-charges', deliveryCharges);
    await update('sliders', numbered('slide', 'slide'));
    await update('banners', numbered('banner', 'banner'));
    await update('policies', {
      ...Object.fromEntries(Object.entries(policies).map(([name, text]) => [name, documentOf(text)])),
      _status: 'published',
    });
    // The demo's orders were placed under these policies.
    await payload.update({
      collection: 'policy-texts',
      where: { is_current: { equals: 1 } },
      data: { valid_from: store.daysAgo(POLICIES_AGE).toISOString() },
      overrideAccess: true,
    });
    await update('search-settings', { synonyms: 'kurti, kurtee, কুর্তি' });
    await update('payout-settings', { one_person: 0 });
  }
  await loadVideos(store);
  await loadCoupons(store, admin);
  store.log('site: settings, slides, banners, policies, videos, coupons');
}

async function loadVideos(store: Store): Promise<void> {
  const known = await store.by('videos', 'title');
  for (const video of videos) if (!known.has(video.title)) await store.create('videos', video);
}

async function loadCoupons(store: Store, admin: Id): Promise<void> {
  const known = await store.by('coupons', 'code');
  const coupons = [
    {
      code: 'WELCOME50',
      type: 1,
      fixed: 50,
      percentage: 0,
      min_order: 500,
      quantity: 1000,
      remain: 1000,
      status: 1,
      listed: 1,
    },
    {
      code: 'EID10',
      type: 2,
      fixed: 0,
      percentage: 10,
      min_order: 1000,
      quantity: 500,
      remain: 500,
      status: 1,
      listed: 1,
    },
    { code: 'SPENT', type: 1, fixed: 100, percentage: 0, min_order: 0, quantity: 1, remain: 1, status: 1 },
    { code: 'OFF', type: 1, fixed: 75, percentage: 0, min_order: 0, quantity: 100, remain: 100, status: 0 },
  ];
  for (const coupon of coupons)
    if (!known.has(coupon.code)) await store.create('coupons', { ...coupon, created_by: admin });
}
