import type { CollectionAfterChangeHook } from 'payload';
import { productVerify } from '../../domain/catalogue/visible';
import type { Product } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { withReason } from '../../services/notifications/withReason';
import { notify } from '../../services/notifications/notify';
import { refId } from '../../services/relations';

/** Notifies the vendor of an approval or a rejection, wherever the admin decided. */
export const tellVendor: CollectionAfterChangeHook<Product> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.verify === previousDoc.verify || doc.verify === productVerify.pending) return doc;
  const db = openDb(req.payload, req);
  const vendor = await db.asSystem('the vendor of the product is notified').findById('vendors', refId(doc.vendor) ?? 0);
  const user = refId(vendor?.user);
  if (user === null) return doc;
  const approved = doc.verify === productVerify.approved;
  const reason = doc.reject_reason ?? '';
  await notify(
    { db },
    {
      users: [user],
      type: approved ? 3 : 4,
      en: approved
        ? `Your product ${doc.name} is approved.`
        : withReason(`The approval of your product ${doc.name} was refused or removed.`, 'Reason', reason),
      bn: approved
        ? `আপনার পণ্য ${doc.name_bn} অনুমোদিত হয়েছে।`
        : withReason(`আপনার পণ্য ${doc.name_bn}-এর অনুমোদন দেওয়া হয়নি বা তুলে নেওয়া হয়েছে।`, 'কারণ', reason),
      link: approved ? `/view-product/${doc.slug}` : `/admin/edit-product/${doc.id}`,
    },
  );
  return doc;
};
