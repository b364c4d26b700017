/** What each declaration of a product's field says. */
import type { FieldDeclaration, FieldDeclarations, Words } from '../fields/declare';

/** The sections of the product form; the screen defines how each is drawn. */
export type ProductPart =
  'names' | 'place' | 'prices' | 'summary' | 'text' | 'pictures' | 'variations' | 'visibility' | 'search';

type ProductField = FieldDeclaration & {
  /** The section of the form it is in; false: not in the form. */
  form: ProductPart | false;
  /** Whether a vendor's change to it needs a new approval. */
  needsApproval: boolean;
  /** Whether the product's page in the shop receives it. */
  page: boolean;
} & (
    | { csv: false }
    /** Its position among the columns of a CSV file, and the content of the column. */
    | { csv: number; csvName?: string; guide: Words }
  );

export const declareProduct = <const F extends FieldDeclarations<ProductField>>(fields: F): F => fields;
