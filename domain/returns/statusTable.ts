/**
 * The statuses of a return request, each declared once, in the order in which a request reaches them. Who may make
 * which move is in `status.ts`.
 */
import type { Words } from '../fields/declare';

type StatusRow = {
  /** The code in the database. A code in use never changes. */
  code: number;
  /** What vendors and staff see. */
  label: Words;
  tone: 'amber' | 'blue' | 'cyan' | 'teal' | 'green' | 'red';
  /** What the customer sees. */
  customerLabel: Words;
  customerTone: 'slate' | 'info' | 'violet' | 'leaf' | 'danger';
  /** The notice to customer and vendor, after "Return …": 1 primary, 2 info, 3 success, 4 warning, 5 danger. */
  notice: Words & { type: 1 | 2 | 3 | 4 | 5 };
  /** The customer's headline, and how it looks: a product that was sent is still an accepted return. */
  explanation: 'pendingText' | 'acceptedText' | 'receivedText' | 'successText' | 'canceledText';
  explanationTone: 'info' | 'good' | 'danger';
  /** The refund marks an admin may set in this status. */
  refunds: readonly (0 | 1)[];
};

export const returnStatusTable = {
  pending: {
    code: 0,
    label: { en: 'Pending', bn: 'অপেক্ষমাণ' },
    tone: 'amber',
    customerLabel: { en: 'Pending', bn: 'অপেক্ষমাণ' },
    customerTone: 'slate',
    notice: { type: 2, en: 'is open again', bn: 'আবার খোলা হয়েছে' },
    explanation: 'pendingText',
    explanationTone: 'info',
    refunds: [],
  },
  accepted: {
    code: 1,
    label: { en: 'Accepted', bn: 'গৃহীত' },
    tone: 'blue',
    customerLabel: { en: 'Accepted', bn: 'গৃহীত' },
    customerTone: 'info',
    notice: { type: 3, en: 'is accepted', bn: 'গ্রহণ করা হয়েছে' },
    explanation: 'acceptedText',
    explanationTone: 'good',
    refunds: [],
  },
  sent: {
    code: 2,
    label: { en: 'Product Send To Vendor', bn: 'পণ্য বিক্রেতার কাছে পাঠানো হয়েছে' },
    tone: 'cyan',
    customerLabel: { en: 'Product Send To Vendor', bn: 'বিক্রেতার কাছে পাঠানো হয়েছে' },
    customerTone: 'violet',
    notice: { type: 1, en: 'is on its way to the vendor', bn: 'বিক্রেতার কাছে পাঠানো হয়েছে' },
    explanation: 'acceptedText',
    explanationTone: 'good',
    refunds: [],
  },
  received: {
    code: 3,
    label: { en: 'Product Received by Vendor', bn: 'বিক্রেতা পণ্য পেয়েছেন' },
    tone: 'teal',
    customerLabel: { en: 'Product Received by Vendor', bn: 'বিক্রেতা পণ্য পেয়েছেন' },
    customerTone: 'violet',
    notice: { type: 1, en: 'has reached the vendor', bn: 'বিক্রেতা হাতে পেয়েছেন' },
    explanation: 'receivedText',
    explanationTone: 'info',
    refunds: [1],
  },
  successful: {
    code: 4,
    label: { en: 'Return Successful', bn: 'ফেরত সম্পন্ন' },
    tone: 'green',
    customerLabel: { en: 'Return Successful', bn: 'ফেরত সম্পন্ন' },
    customerTone: 'leaf',
    notice: { type: 3, en: 'is successful', bn: 'সম্পন্ন হয়েছে' },
    explanation: 'successText',
    explanationTone: 'good',
    refunds: [0, 1],
  },
  canceled: {
    code: 5,
    label: { en: 'Return Canceled', bn: 'ফেরত বাতিল' },
    tone: 'red',
    customerLabel: { en: 'Return Canceled', bn: 'ফেরত বাতিল' },
    customerTone: 'danger',
    notice: { type: 5, en: 'is canceled', bn: 'বাতিল হয়েছে' },
    explanation: 'canceledText',
    explanationTone: 'danger',
    refunds: [],
  },
} as const satisfies Readonly<Record<string, StatusRow>>;
