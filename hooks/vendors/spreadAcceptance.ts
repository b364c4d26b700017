import type { CollectionAfterChangeHook } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { vendorAccept } from '../../domain/catalogue/visible';
import type { User, Vendor } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import type { Db } from '../../services/db/types';
import type { Notice } from '../../services/notifications/notice';
import { withReason } from '../../services/notifications/withReason';
import { notify } from '../../services/notifications/notify';
import { refId } from '../../services/relations';
import { keepOpen } from '../../services/shops/keepOpen';
import { createShop } from '../../services/vendors/createShop';

/**
 * The consequences of a vendor's approval or suspension, whatever the entry point: the account's flag, the shop, the
 * visibility of the products, the sessions of a suspended vendor, and a notice to the applicant.
 */
export const spreadAcceptance: CollectionAfterChangeHook<Vendor> = async ({ doc, previousDoc, operation, req }) => {
  const before = operation === 'create' ? vendorAccept.pending : previousDoc.accept;
  if (doc.accept === before) return doc;
  const db = openDb(req.payload, req);
  const approved = doc.accept === vendorAccept.approved;
  if (approved) await createShop(db, doc);
  await keepOpen(db, doc, await markAccount(db, doc, approved));
  if (operation === 'update' && doc.deleted !== 1) await tell(db, doc, before, notesOf(req).changeReason ?? '');
  return doc;
};

async function markAccount(db: Db, vendor: Vendor, approved: boolean): Promise<User | null> {
  const account = refId(vendor.user);
  if (account === null) return null;
  // An approval takes effect at once in the open session; a suspension ends it.
  const ended = approved ? {} : { sessions: [] };
  return db
    .asSystem('the flag follows from the application')
    .update('users', account, { is_vendor: approved ? 1 : 0, ...ended });
}

async function tell(db: Db, vendor: Vendor, before: number, reason: string): Promise<void> {
  const user = refId(vendor.user);
  const notice = noticeOf(vendor, before, reason);
  if (user !== null && notice) await notify({ db }, { users: [user], ...notice });
}

function noticeOf(vendor: Vendor, before: number, reason: string): Omit<Notice, 'users'> | null {
  if (vendor.accept === vendorAccept.suspended) {
    return {
      type: 5,
      en: withReason(`Your vendor account ${vendor.business_name} is suspended. Contact support.`, 'Reason', reason),
      bn: withReason(
        `আপনার বিক্রেতা অ্যাকাউন্ট ${vendor.business_name} স্থগিত করা হয়েছে। সাপোর্টে যোগাযোগ করুন।`,
        'কারণ',
        reason,
      ),
      link: '/account/become-vendor',
    };
  }
  if (vendor.accept !== vendorAccept.approved) return null;
  if (before === vendorAccept.suspended) {
    return {
      type: 3,
      en: `The suspension of ${vendor.business_name} is lifted. You can sell again.`,
      bn: `${vendor.business_name}-এর স্থগিতাদেশ তুলে নেওয়া হয়েছে। আপনি আবার বিক্রি করতে পারবেন।`,
      link: '/admin/dashboard',
    };
  }
  return {
    type: 3,
    en: `Congratulations! ${vendor.business_name} is approved. You can add products now.`,
    bn: `অভিনন্দন! ${vendor.business_name} অনুমোদিত হয়েছে। এখন পণ্য যোগ করতে পারেন।`,
    link: '/admin/dashboard',
  };
}
