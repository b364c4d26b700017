import type { People } from './people';
import type { Store } from './store';

const notices: [key: string, type: number, en: string, bn: string, link: string, read: 0 | 1, days: number][] = [
  [
    'customer',
    3,
    'Your package HTDEMO001071 is delivered.',
    'আপনার প্যাকেজ HTDEMO001071 পৌঁছে গেছে।',
    '/account/orders',
    0,
    0.2,
  ],
  [
    'customer',
    1,
    'Your package HTDEMO001061 is on its way.',
    'আপনার প্যাকেজ HTDEMO001061 রওনা হয়েছে।',
    '/account/orders',
    0,
    1,
  ],
  [
    'customer',
    2,
    'EID10: ten percent off orders from 1000 taka.',
    'EID10: ১০০০ টাকার অর্ডারে দশ শতাংশ ছাড়।',
    '/mall',
    1,
    3,
  ],
  [
    'customer',
    4,
    'Your return is accepted. Send the product to the vendor.',
    'আপনার ফেরত অনুরোধ গৃহীত হয়েছে। পণ্যটি বিক্রেতার কাছে পাঠান।',
    '/account/my-return',
    0,
    0.8,
  ],
  ['customer2', 2, 'Welcome to Haat!', 'হাটে স্বাগতম!', '/', 0, 5],
  ['vendor.fashion', 1, 'A new order has arrived.', 'নতুন অর্ডার এসেছে।', '/admin/new-order', 0, 0.1],
  ['vendor.gadget', 1, 'A new order has arrived.', 'নতুন অর্ডার এসেছে।', '/admin/new-order', 0, 0.4],
  [
    'vendor.home',
    4,
    'A product is on its way back to you.',
    'একটি পণ্য আপনার কাছে ফেরত আসছে।',
    '/admin/vendor-returns-new',
    0,
    0.8,
  ],
];

/** Notifications in people's lists; only for those who have none yet. */
export async function loadNotices(store: Store, people: People): Promise<void> {
  const owners = new Set(
    [...(await store.by('notifications', 'id')).values()]
      .filter((doc) => doc.link !== '/admin/dashboard')
      .map((doc) => String(doc.user)),
  );
  await store.together(async () => {
    for (const [key, type, message, message_bn, link, user_read, days] of notices) {
      const user = people.get(key)!;
      if (owners.has(String(user.id))) continue;
      const at = store.daysAgo(days).toISOString();
      await store.write('notifications', {
        user: user.id,
        message,
        message_bn: message_bn.normalize('NFC'),
        type,
        link,
        user_read,
        createdAt: at,
        updatedAt: at,
      });
    }
  });
}
