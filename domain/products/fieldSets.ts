/** The fields of a product by use. */
import { among, columnsOf, type FieldKind } from '../fields/declare';
import type { ProductPart } from './declare';
import { productFields } from './fields';

/** The form's text fields; its pictures are files. */
export const productForm = among<{ form: ProductPart; kind: Exclude<FieldKind, 'picture'> }>()(
  productFields,
  (field) => field.form !== false && field.kind !== 'picture',
);
/** The pictures, the main one first. */
export const productPictures = among<{ kind: 'picture' }>()(productFields, (field) => field.kind === 'picture');
/** What the product's page shows in addition to the card. */
export const productPageFields = among<{ page: true }>()(productFields, (field) => field.page);
/** The fields of a CSV file. */
export const productCsv = among<{ csv: number }>()(productFields, (field) => field.csv !== false);

/**
 * The fields an admin reviews before approving, by their names in the collection. Other fields may change without a new
 * approval.
 */
export const approvedFields = among<{ needsApproval: true }>()(productFields, (field) => field.needsApproval);
export const approvedColumns = columnsOf(approvedFields);
/** The fields that can correct a rejected product: all but its stock and whether it is shown. */
export const correctedColumns = columnsOf(
  among<{ form: ProductPart }>()(
    productFields,
    (field) => field.form !== false && field.form !== 'visibility' && field.kind !== 'count',
  ),
);
