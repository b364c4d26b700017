/** The ids of documents. Which a document can have depends on the database it is kept in. */

export type Id = number | string;

/** `number`: whole numbers (SQLite). `hex`: 24 letters and digits (MongoDB). */
export type IdForm = 'number' | 'hex';

/** Whether a document can have this id. */
export function isId(value: unknown, form: IdForm): boolean {
  if (form === 'hex') return typeof value === 'string' && /^[\da-f]{24}$/i.test(value);
  if (typeof value !== 'number' && !(typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value))) return false;
  return Number.isSafeInteger(Number(value)) && Number(value) > 0;
}

/** The form of a database by the type Payload says its ids have. */
export const idForm = (defaultIDType: 'number' | 'text'): IdForm => (defaultIDType === 'number' ? 'number' : 'hex');
