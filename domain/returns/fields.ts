/**
 * The fields of a return request that its customer fills in, each declared once. Collection, calls, form and the names
 * in both languages are derived from here; docs/adding.md says what else a new field needs.
 */
import { among, type FieldDeclaration, type FieldDeclarations, type FieldKind } from '../fields/declare';
import { refundMethods, returnCauses } from './choices';

type ReturnField = FieldDeclaration & {
  form: 'request' | 'pictures';
  /** Whether the vendor sees it too; where the refund goes is for the customer and admins. */
  vendorSees: boolean;
};

const declare = <const F extends FieldDeclarations<ReturnField>>(fields: F): F => fields;

const picture = { kind: 'picture', megabytes: 10, seenBy: 'concerned', form: 'pictures', vendorSees: true } as const;
const refund = { readBy: 'customer and admins', form: 'request', vendorSees: false } as const;

export const returnFields = declare({
  case: {
    kind: 'oneOf',
    choices: returnCauses,
    choose: { en: 'Choose a cause', bn: 'কারণ বাছুন' },
    keptAsText: 100,
    required: true,
    label: { en: 'Case', bn: 'কারণ' },
    asked: { en: 'Why do you return it?', bn: 'কেন ফেরত দিচ্ছেন?' },
    inSentence: 'reason',
    meaning: 'Why the product is sent back.',
    form: 'request',
    vendorSees: true,
  },
  qty: {
    kind: 'count',
    min: 1,
    max: 10,
    required: true,
    label: { en: 'Quantity', bn: 'পরিমাণ' },
    asked: { en: 'How many?', bn: 'কয়টি?' },
    meaning: 'How many pieces are returned.',
    form: 'request',
    vendorSees: true,
  },
  payment_method: {
    kind: 'oneOf',
    choices: refundMethods,
    choose: { en: 'Choose a method', bn: 'মাধ্যম বাছুন' },
    keptAsText: 20,
    required: true,
    label: { en: 'Refund method', bn: 'টাকা ফেরতের মাধ্যম' },
    asked: { en: 'Refund to', bn: 'টাকা ফেরত পাবেন' },
    meaning: 'The account that receives the refund.',
    ...refund,
  },
  payment_account: {
    kind: 'refundAccount',
    max: 50,
    required: true,
    label: { en: 'Refund account', bn: 'টাকা ফেরতের অ্যাকাউন্ট' },
    asked: { en: 'Account number for the refund', bn: 'যে নম্বরে টাকা ফেরত চান' },
    hint: { en: 'The mobile number of the account, 11 digits', bn: 'অ্যাকাউন্টের ১১ সংখ্যার মোবাইল নম্বর' },
    inSentence: 'account for the refund',
    meaning: 'The number of the account the refund goes to: a Bangladeshi mobile number, kept as 11 digits.',
    ...refund,
  },
  details: {
    kind: 'prose',
    max: 2_000,
    label: { en: 'Details', bn: 'বিস্তারিত' },
    asked: { en: 'Tell us more (optional)', bn: 'আরও জানান (ঐচ্ছিক)' },
    meaning: 'What is wrong with it, in the customer’s words.',
    form: 'request',
    vendorSees: true,
  },
  image1: { ...picture, label: { en: 'Picture 1', bn: 'ছবি ১' } },
  image2: { ...picture, label: { en: 'Picture 2', bn: 'ছবি ২' } },
  image3: { ...picture, label: { en: 'Picture 3', bn: 'ছবি ৩' } },
});

/** The fields the request sends as text; its pictures are files. */
export const returnForm = among<{ kind: Exclude<FieldKind, 'picture'> }>()(
  returnFields,
  ({ kind }) => kind !== 'picture',
);
export const returnPictures = among<{ kind: 'picture' }>()(returnFields, ({ kind }) => kind === 'picture');
/** The fields the vendor sees, besides the pictures. */
export const returnForVendor = among<{ vendorSees: true; kind: Exclude<FieldKind, 'picture'> }>()(
  returnFields,
  ({ vendorSees, kind }) => vendorSees && kind !== 'picture',
);
