/** What delivery costs, each charge declared once: the settings of general goods and of groceries. */
import type { FieldDeclaration, FieldDeclarations, Words } from '../fields/declare';

/** The two kinds of delivery, which have the same settings. */
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

export const deliveryFields = declare({
  general_delivery_breakpoint: { ...breakpoint, form: 'general' },
  general_delivery_charge: { ...charge, form: 'general' },
  general_delivery_discount_charge: { ...discountCharge, form: 'general' },
  grocery_delivery_breakpoint: { ...breakpoint, form: 'grocery' },
  grocery_delivery_charge: { ...charge, form: 'grocery' },
  grocery_delivery_discount_charge: { ...discountCharge, form: 'grocery' },
});

export type DeliverySettings = Record<keyof typeof deliveryFields, number>;
