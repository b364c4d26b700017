/** How an order is paid. Rocket and Nagad are shown but cannot be chosen yet. */

export const paymentMethod = { cod: 'COD', bkash: 'bKash' } as const;
export type PaymentMethod = (typeof paymentMethod)[keyof typeof paymentMethod];

export const paymentStatus = { unpaid: 0, paid: 1 } as const;
export const paymentMethods = [paymentMethod.cod, paymentMethod.bkash] as const;
