/**
 * The statuses of a package, each declared once, in the order in which a package reaches them, and who may make which
 * move; docs/adding.md says what else a new status needs.
 */
import type { Words } from '../fields/declare';
import { paymentMethod, paymentStatus } from '../orders/payment';
import { admins, type Role } from '../permissions';

/** The tabs of the customer's order page. */
export type CustomerTab = 'new' | 'to_ship' | 'to_receive' | 'done' | 'cancel';

type StatusRow = {
  /** The code in the database. A code in use never changes. */
  code: number;
  /** What vendors and staff see. */
  label: Words;
  tone: 'amber' | 'blue' | 'violet' | 'cyan' | 'teal' | 'orange' | 'lime' | 'green' | 'red';
  /** What the customer sees. */
  customerLabel: Words;
  customerTone: 'slate' | 'info' | 'violet' | 'warn' | 'leaf' | 'danger';
  /** The customer's notice, after "Your package …": 1 primary, 2 info, 3 success, 4 warning, 5 danger. */
  notice: Words & { type: 1 | 2 | 3 | 4 | 5 };
  /** Who has to take the next step. */
  heldBy: 'vendor' | 'warehouse' | 'nobody';
  /** The vendor's list that shows it: a screen of the panel. */
  vendorList: string;
  /** The warehouse's queue, if it has one: a screen of the panel. */
  queue: string | null;
  tab: CustomerTab;
};

export const packageStatusTable = {
  pending: {
    code: 0,
    label: { en: 'Pending', bn: 'অপেক্ষমাণ' },
    tone: 'amber',
    customerLabel: { en: 'Pending', bn: 'অপেক্ষমাণ' },
    customerTone: 'slate',
    notice: { type: 2, en: 'is pending again', bn: 'আবার অপেক্ষমাণ আছে' },
    heldBy: 'vendor',
    vendorList: 'new-order',
    queue: null,
    tab: 'new',
  },
  processing: {
    code: 1,
    label: { en: 'Processing', bn: 'প্রস্তুত হচ্ছে' },
    tone: 'blue',
    customerLabel: { en: 'Processing', bn: 'প্রস্তুত হচ্ছে' },
    customerTone: 'info',
    notice: { type: 2, en: 'is being prepared', bn: 'প্রস্তুত করা হচ্ছে' },
    heldBy: 'vendor',
    vendorList: 'order-processing',
    queue: null,
    tab: 'to_ship',
  },
  readyToShip: {
    code: 2,
    label: { en: 'Ready To Ship', bn: 'পাঠানোর জন্য তৈরি' },
    tone: 'violet',
    customerLabel: { en: 'Ready To Ship from Vendor', bn: 'বিক্রেতা পাঠানোর জন্য প্রস্তুত রেখেছেন' },
    customerTone: 'info',
    notice: { type: 2, en: 'is ready to ship', bn: 'পাঠানোর জন্য প্রস্তুত' },
    heldBy: 'vendor',
    vendorList: 'order-ready',
    queue: null,
    tab: 'to_ship',
  },
  shipped: {
    code: 3,
    label: { en: 'Shipped', bn: 'পাঠানো হয়েছে' },
    tone: 'cyan',
    customerLabel: { en: 'Shipped To Warehouse', bn: 'গুদামে পাঠানো হয়েছে' },
    customerTone: 'violet',
    notice: { type: 1, en: 'is shipped to the warehouse', bn: 'গুদামে পাঠানো হয়েছে' },
    heldBy: 'warehouse',
    vendorList: 'order-shipped',
    queue: 'package-upcoming',
    tab: 'to_receive',
  },
  received: {
    code: 4,
    label: { en: 'Received', bn: 'বুঝে পাওয়া গেছে' },
    tone: 'teal',
    customerLabel: { en: 'Received by Warehouse', bn: 'গুদামে পৌঁছেছে' },
    customerTone: 'violet',
    notice: { type: 1, en: 'has reached the warehouse', bn: 'গুদামে পৌঁছেছে' },
    heldBy: 'warehouse',
    vendorList: 'order-received',
    queue: 'package-received',
    tab: 'to_receive',
  },
  delivering: {
    code: 5,
    label: { en: 'Delivering', bn: 'ডেলিভারির পথে' },
    tone: 'orange',
    customerLabel: { en: 'Delivering From Warehouse', bn: 'গুদাম থেকে আসছে' },
    customerTone: 'warn',
    notice: { type: 1, en: 'is on its way to you', bn: 'আপনার কাছে আসছে' },
    heldBy: 'warehouse',
    vendorList: 'order-delivering',
    queue: 'package-delivering',
    tab: 'to_receive',
  },
  delivered: {
    code: 6,
    label: { en: 'Delivered', bn: 'পৌঁছে গেছে' },
    tone: 'lime',
    customerLabel: { en: 'Delivered', bn: 'পৌঁছে দেওয়া হয়েছে' },
    customerTone: 'leaf',
    notice: { type: 3, en: 'is delivered', bn: 'পৌঁছে দেওয়া হয়েছে' },
    heldBy: 'warehouse',
    vendorList: 'order-delivered',
    queue: 'package-delivered',
    tab: 'done',
  },
  completed: {
    code: 7,
    label: { en: 'Completed', bn: 'সম্পন্ন' },
    tone: 'green',
    customerLabel: { en: 'Completed', bn: 'সম্পন্ন' },
    customerTone: 'leaf',
    notice: { type: 3, en: 'is completed. Thank you!', bn: 'সম্পন্ন হয়েছে। ধন্যবাদ!' },
    heldBy: 'nobody',
    vendorList: 'order-completed',
    queue: 'package-completed',
    tab: 'done',
  },
  canceled: {
    code: 8,
    label: { en: 'Canceled', bn: 'বাতিল' },
    tone: 'red',
    customerLabel: { en: 'Canceled', bn: 'বাতিল' },
    customerTone: 'danger',
    notice: { type: 5, en: 'is canceled', bn: 'বাতিল হয়েছে' },
    heldBy: 'nobody',
    vendorList: 'order-cancel',
    queue: 'package-cancel',
    tab: 'cancel',
  },
} as const satisfies Readonly<Record<string, StatusRow>>;

export type PackageStatusName = keyof typeof packageStatusTable;

/** The effects of a move, applied by the service in the same transaction (notices after it). */
export type PackageEffect = 'restoreStock' | 'markPaid' | 'notifyCustomer';

/** The input of a condition. */
type Payment = { payment_method: string; payment_status: number };

export type PackageMove = {
  by: readonly Role[];
  /** A condition besides the status; without it the move is always possible. */
  needs?: (payment: Payment) => boolean;
  effects: readonly PackageEffect[];
};
type Moves = Readonly<Record<PackageStatusName, Readonly<Partial<Record<PackageStatusName, PackageMove>>>>>;

/**
 * Admins may make the same forward moves as vendor and warehouse; they take wrong moves back with a reason
 * (`reversals.ts`).
 */
const byVendor: PackageMove = { by: ['vendor', ...admins], effects: ['notifyCustomer'] };
const vendorPutsBack: PackageMove = { by: ['vendor'], effects: ['notifyCustomer'] };
const byIncharge: PackageMove = { by: ['incharge', ...admins], effects: ['notifyCustomer'] };
const vendorCancels: PackageMove = { by: ['vendor', ...admins], effects: ['restoreStock', 'notifyCustomer'] };
/**
 * Until the vendor has the parcel ready, its customer may cancel it too; the effects are the same except for who is
 * notified.
 */
const vendorOrCustomerCancels: PackageMove = { ...vendorCancels, by: ['vendor', 'customer', ...admins] };
const inchargeCancels: PackageMove = { by: ['incharge', ...admins], effects: ['restoreStock', 'notifyCustomer'] };
/** While bKash has not answered, it is unknown whether cash has to be taken: the package waits for the answer. */
const isPaymentKnown = (payment: Payment): boolean =>
  payment.payment_method === paymentMethod.cod || payment.payment_status === paymentStatus.paid;
const completes: PackageMove = {
  by: ['incharge', ...admins],
  needs: isPaymentKnown,
  effects: ['markPaid', 'notifyCustomer'],
};

/** from -> to -> who may do it and its effects. A move that is not listed does not exist. */
export const packageMovesByName: Moves = {
  pending: { processing: byVendor, readyToShip: byVendor, shipped: byVendor, canceled: vendorOrCustomerCancels },
  processing: { pending: vendorPutsBack, readyToShip: byVendor, shipped: byVendor, canceled: vendorOrCustomerCancels },
  readyToShip: { pending: vendorPutsBack, processing: vendorPutsBack, shipped: byVendor, canceled: vendorCancels },
  shipped: {
    received: byIncharge,
    delivering: byIncharge,
    delivered: byIncharge,
    completed: completes,
    canceled: inchargeCancels,
  },
  received: { delivering: byIncharge, delivered: byIncharge, completed: completes, canceled: inchargeCancels },
  delivering: { delivered: byIncharge, completed: completes, canceled: inchargeCancels },
  delivered: { completed: completes, canceled: inchargeCancels },
  completed: {},
  canceled: {},
};
