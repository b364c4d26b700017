/** The ids of documents. Which ids are possible depends on the database. */

export type Id = number | string;

/** `number`: whole numbers (SQLite). `hex`: 24 letters and digits (MongoDB). */
export type IdForm = 'number' | 'hex';

/** Whether a document can have this id. */
export function isId(value: unknown, form: IdForm): boolean {
  if (form === 'hex') return typeof value === 'string' && /^[\da-f]{24}$/i.test(value);
  if (typeof value !== 'number' && !(typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value))) return false;
  return Number.isSafeInteger(Number(value)) && Number(value) > 0;
}

/** The id form of a database by the type Payload reports for its ids. */
export const idForm = (defaultIDType: 'number' | 'text'): IdForm => (defaultIDType === 'number' ? 'number' : 'hex');
