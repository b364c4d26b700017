import type { FieldDeclarations } from '../../domain/fields/declare';
import { ofRecords } from '../../domain/fields/records';

const declared = (fields: FieldDeclarations): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { inSentence }]) => (inSentence ? [[name, inSentence]] : [])),
  );

/** The names of fields in English sentences. Only those whose own names do not read well are listed. */
const names: Readonly<Record<string, string>> = {
  ...ofRecords(declared),
  address_line: 'address',
  apppolicy: 'app policy',
  csv: 'CSV file',
  delivery_date: 'delivery date',
  expected_total: 'total',
  flash_sell: 'flash sale',
  general_delivery_charge: 'delivery charge for general goods',
  grocery_delivery_charge: 'delivery charge for groceries',
  hide: 'visibility',
  id: 'id',
  logo_sm: 'small logo',
  mobile1: 'mobile number',
  new_password: 'new password',
  newpassword: 'new password',
  notification_message: 'message',
  oldpassword: 'old password',
  otp_code: 'code',
  paymentID: 'payment',
  payment_amount: 'amount to pay',
  payment_id: 'payment',
  privacypolicy: 'privacy policy',
  product_id: 'product',
  product_qty: 'quantity',
  returnpolicy: 'return policy',
  site_contact: 'phone number for customers',
  site_email: 'email address for customers',
  termsconditions: 'terms and conditions',
  text_message: 'message',
  token: 'confirmation',
  top_contact: 'contact number',
  top_email: 'email address',
  tracking_id: 'tracking id',
  trx_id: 'transaction number',
  updated_at: 'time of the last change',
  user_id: 'person',
  vendor_id: 'vendor',
  vendorpolicy: 'vendor policy',
};

/** `sub_cat_id` -> `sub category`, `image3` and `image3_upload` -> `picture 3`, `business_district` -> `business district`. */
export function fieldName(path: string): string {
  const field = path.replace(/^variants\.\d+\./, '');
  const known = names[field];
  if (known) return known;
  const numbered = /^(image|slide|banner|incharge)([1-8])(?:_upload)?$/.exec(field);
  if (numbered) return `${numbered[1] === 'image' ? 'picture' : numbered[1]} ${numbered[2]}`;
  return field.replaceAll('_', ' ').replace(/ id$/, '');
}
