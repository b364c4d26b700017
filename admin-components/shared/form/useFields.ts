/** The form state of the panel's screens. */
export { useFields, type FieldProps, type Fields } from '../../../frontend/forms/useFields';
