/** What delivery costs and how long it takes, each declared once: the settings of general goods and of groceries. */
import type { FieldDeclaration, FieldDeclarations, Words } from '../fields/declare';

/** The two kinds of delivery, which have the same settings for charges. */
export const deliveryKinds = {
  general: { en: 'General Delivery', bn: 'সাধারণ ডেলিভারি' },
  grocery: { en: 'Grocery Delivery', bn: 'মুদি ডেলিভারি' },
} as const satisfies Record<string, Words>;
export type DeliveryKind = keyof typeof deliveryKinds;

const declare = <const F extends FieldDeclarations<FieldDeclaration & { form: DeliveryKind }>>(fields: F): F => fields;
const amount = { kind: 'taka', min: 0, initial: 0, required: true } as const;
const breakpoint = {
  ...amount,
  label: { en: 'Breakpoint', bn: 'সীমা' },
  hint: {
    en: 'The discount charge applies from this subtotal on. 0: never.',
    bn: 'পণ্যের মোট দাম এই সীমা ছুঁলে ছাড়ের চার্জ নেওয়া হয়। ০ দিলে কখনো নয়।',
  },
} as const;
const charge = { ...amount, label: { en: 'Charge', bn: 'চার্জ' } } as const;
const discountCharge = { ...amount, label: { en: 'Discount charge', bn: 'ছাড়ের চার্জ' } } as const;

/** Older clients send only the charges: days that are not sent stay. */
const days = { kind: 'count', max: 60, required: true, staysUnsent: true } as const;
const leastDays = {
  ...days,
  hint: { en: 'Counted from the day of the order. 0: the same day.', bn: 'অর্ডারের দিন থেকে গোনা হয়। ০ মানে সেই দিনই।' },
} as const;

export const deliveryFields = declare({
  general_delivery_breakpoint: { ...breakpoint, form: 'general' },
  general_delivery_charge: { ...charge, form: 'general' },
  general_delivery_discount_charge: { ...discountCharge, form: 'general' },
  general_delivery_near_days_min: {
    ...leastDays,
    initial: 1,
    label: { en: 'Same district, fewest days', bn: 'একই জেলায়, কমপক্ষে কত দিন' },
    meaning: 'After how many days general products arrive at the earliest in the district they are sold in.',
    form: 'general',
  },
  general_delivery_near_days_max: {
    ...days,
    initial: 2,
    label: { en: 'Same district, most days', bn: 'একই জেলায়, বড়জোর কত দিন' },
    meaning: 'After how many days general products arrive at the latest in the district they are sold in.',
    form: 'general',
  },
  general_delivery_far_days_min: {
    ...leastDays,
    initial: 3,
    label: { en: 'Other districts, fewest days', bn: 'অন্য জেলায়, কমপক্ষে কত দিন' },
    meaning: 'After how many days general products arrive at the earliest in any other district.',
    form: 'general',
  },
  general_delivery_far_days_max: {
    ...days,
    initial: 5,
    label: { en: 'Other districts, most days', bn: 'অন্য জেলায়, বড়জোর কত দিন' },
    meaning: 'After how many days general products arrive at the latest in any other district.',
    form: 'general',
  },
  grocery_delivery_breakpoint: { ...breakpoint, form: 'grocery' },
  grocery_delivery_charge: { ...charge, form: 'grocery' },
  grocery_delivery_discount_charge: { ...discountCharge, form: 'grocery' },
  grocery_delivery_days_min: {
    ...leastDays,
    initial: 0,
    label: { en: 'Fewest days', bn: 'কমপক্ষে কত দিন' },
    meaning: 'After how many days groceries arrive at the earliest.',
    form: 'grocery',
  },
  grocery_delivery_days_max: {
    ...days,
    initial: 1,
    label: { en: 'Most days', bn: 'বড়জোর কত দিন' },
    meaning: 'After how many days groceries arrive at the latest.',
    form: 'grocery',
  },
});

export type DeliverySettings = Record<keyof typeof deliveryFields, number>;

type DayField = Extract<keyof DeliverySettings, `${string}_days_${string}`>;
/** How many days a delivery takes. */
export type DeliveryDays = Pick<DeliverySettings, DayField>;
/** What a delivery costs. */
export type DeliveryPrices = Omit<DeliverySettings, DayField>;
