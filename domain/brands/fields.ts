/** The fields of a brand that people fill in, each declared once. Collection, calls and form are derived from here. */
import type { FieldDeclaration, FieldDeclarations } from '../fields/declare';
import { bilingualName, shown } from '../fields/recurring';

const declare = <const F extends FieldDeclarations<FieldDeclaration & { form: 'brand' }>>(fields: F): F => fields;

const form = { form: 'brand' } as const;
const { name, name_bn } = bilingualName(100);

export const brandFields = declare({
  sub_cat_id: {
    kind: 'reference',
    to: 'sub-categories',
    column: 'subcategory',
    required: true,
    label: { en: 'Sub Category', bn: 'সাব ক্যাটাগরি' },
    ...form,
  },
  name: { ...name, ...form },
  name_bn: { ...name_bn, ...form },
  status: { ...shown, ...form },
});
