/** The address as one line, stored with the order: a later change of the address book does not affect it. */

export type AddressParts = {
  name: string;
  details: string;
  thana?: string | null;
  upazila?: string | null;
  district?: string | null;
  mobile1?: string | null;
  mobile2?: string | null;
};

/** Name, address, thana, upazila, district and mobiles, leaving out what is empty. */
export function addressLine(address: AddressParts): string {
  const { name, details, thana, upazila, district, mobile1, mobile2 } = address;
  return [name, details, thana, upazila, district, mobile1, mobile2]
    .map((part) => (part ?? '').replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(', ');
}
