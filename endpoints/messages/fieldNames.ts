import type { FieldDeclarations } from '../../domain/fields/declare';
import { productFields } from '../../domain/products/fields';

const declared = (fields: FieldDeclarations): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { inSentence }]) => (inSentence ? [[name, inSentence]] : [])),
  );

/** What English sentences call a field. Only names that do not read well by themselves stand here. */
const names: Readonly<Record<string, string>> = {
  ...declared(productFields),
  address_line: 'address',
  apppolicy: 'app policy',
  bin: 'BIN',
  birthdate: 'date of birth',
  case: 'reason',
  csv: 'CSV file',
  delivery_date: 'delivery date',
  expected_total: 'total',
  fixed: 'fixed amount',
  flash_sell: 'flash sale',
  general_delivery_charge: 'delivery charge for general goods',
  grocery_delivery_charge: 'delivery charge for groceries',
  hide: 'visibility',
  id: 'id',
  logo_sm: 'small logo',
  min_order: 'smallest order',
  mobile1: 'mobile number',
  mobile2: 'second mobile number',
  new_password: 'new password',
  newpassword: 'new password',
  nid: 'NID number',
  nid_back_image: 'picture of the back of the NID',
  nid_front_image: 'picture of the front of the NID',
  notification_message: 'message',
  oldpassword: 'old password',
  otp_code: 'code',
  paymentID: 'payment',
  payment_amount: 'amount to pay',
  payment_account: 'account for the refund',
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
  trade_license: 'trade license number',
  trade_license_image: 'picture of the trade license',
  updated_at: 'time of the last change',
  user_id: 'person',
  vendor_id: 'vendor',
  vendorpolicy: 'vendor policy',
  warehouse_id: 'warehouse',
};

/** `sub_cat_id` -> `sub category`, `image3` -> `picture 3`, `business_district` -> `business district`. */
export function fieldName(field: string): string {
  const known = names[field];
  if (known) return known;
  const numbered = /^(image|slide|banner|incharge)([1-8])$/.exec(field);
  if (numbered) return `${numbered[1] === 'image' ? 'picture' : numbered[1]} ${numbered[2]}`;
  return field.replaceAll('_', ' ').replace(/ id$/, '');
}
