/**
 * Every sentence of the server, by code, in both languages. One file per resource; a missing language does not compile.
 */
import { failureMessages } from './failures';
import { apiKeyMessages } from './apiKeys';
import { authMessages } from './auth';
import { warehouseMessages } from './warehouses';
import { siteMessages } from './site';
import { returnMessages } from './returns';
import { packageMessages } from './packages';
import { ledgerMessages } from './ledger';
import { cashMessages } from './cash';
import { commissionMessages } from './commissions';
import { couponMessages } from './coupons';
import { deletedMessages } from './deleted';
import { communicationMessages } from './communication';
import { payoutMessages } from './payouts';
import { brandMessages } from './brands';
import { categoryMessages } from './categories';
import { productMessages } from './products';
import { userMessages } from './users';
import { vendorMessages } from './vendors';
import { vendorMoneyMessages } from './vendorMoney';
import { addressMessages } from './addresses';
import { cartMessages } from './cart';
import { checkoutMessages } from './checkout';
import { customerReturnMessages } from './customerReturns';
import { banglaDigits } from '../../domain/text/bangla';
import type { Sentence } from './sentence';
import { questionMessages } from './questions';
import { reviewMessages } from './reviews';
import { trackingMessages } from './tracking';
import { watchMessages } from './watches';

/** Every sentence of the server, by its code. */
export const sentences = {
  ...failureMessages,
  ...apiKeyMessages,
  ...authMessages,
  ...warehouseMessages,
  ...siteMessages,
  ...returnMessages,
  ...packageMessages,
  ...commissionMessages,
  ...ledgerMessages,
  ...cashMessages,
  ...couponMessages,
  ...deletedMessages,
  ...communicationMessages,
  ...payoutMessages,
  ...brandMessages,
  ...categoryMessages,
  ...productMessages,
  ...userMessages,
  ...vendorMessages,
  ...vendorMoneyMessages,
  ...addressMessages,
  ...cartMessages,
  ...checkoutMessages,
  ...customerReturnMessages,
  ...questionMessages,
  ...reviewMessages,
  ...trackingMessages,
  ...watchMessages,
} satisfies Record<string, Sentence>;

export type MessageCode = keyof typeof sentences;

/** The sentence for a code; `{name}` is replaced by the value of that name. */
export function say(code: MessageCode, language: 'en' | 'bn', params: Record<string, string | number> = {}): string {
  return fill(sentences[code][language], params, language);
}

/** Only numbers, as in `10 / 13 / 17`. Codes and names that contain digits are left as they are. */
const isFigures = (value: string): boolean => /^\d+(?: \/ \d+)+$/.test(value);

/** Digits are Bangla in Bangla sentences. */
export function fill(sentence: string, params: Record<string, string | number>, language: 'en' | 'bn'): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return language === 'bn' && (typeof value === 'number' || isFigures(value)) ? banglaDigits(value) : String(value);
  });
}
