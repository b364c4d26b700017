/** The fields of a product by what they are for. */
import { among, columnsOf, type FieldKind } from '../fields/declare';
import { productFields, type ProductPart } from './fields';

/** What the form sends as text; its pictures are files. */
export const productForm = among<{ form: ProductPart; kind: Exclude<FieldKind, 'picture'> }>()(
  productFields,
  (field) => field.form !== false && field.kind !== 'picture',
);
/** The pictures, the main one first. */
export const productPictures = among<{ kind: 'picture' }>()(productFields, (field) => field.kind === 'picture');
/** What the product's page shows besides what its card does. */
export const productPageFields = among<{ page: true }>()(productFields, (field) => field.page);
/** What stands in a CSV file. */
export const productCsv = among<{ csv: number }>()(productFields, (field) => field.csv !== false);

/** What an admin has looked at when approving, as the collection names it. The rest may change without asking again. */
export const approvedColumns = columnsOf(
  among<{ needsApproval: true }>()(productFields, (field) => field.needsApproval),
);
