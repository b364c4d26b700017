/** Field factories: one place that says how a flag, an amount, a status or a piece of text is kept. */
import type { Field, NumberField, TextField, TextareaField, RelationshipField, UploadField, CollectionSlug } from 'payload';

type Label = { en: string; 'bn-BD': string };
type Extra<F> = Partial<Omit<F, 'type' | 'name'>>;

const nfc = ({ value }: { value?: unknown }) => (typeof value === 'string' ? value.normalize('NFC') : value);

/** 0 or 1. */
export const flag = (name: string, defaultValue: 0 | 1 = 0, extra: Extra<NumberField> = {}): Field =>
  ({ name, type: 'number', min: 0, max: 1, defaultValue, required: true, index: true, ...extra }) as Field;

/** A status code of a fixed range; its names stand in `domain`. */
export const code = (name: string, max: number, defaultValue: number, extra: Extra<NumberField> = {}): Field =>
  ({ name, type: 'number', min: 0, max, defaultValue, required: true, index: true, ...extra }) as Field;

/** Whole taka, never negative. */
export const taka = (name: string, extra: Extra<NumberField> = {}): Field =>
  ({
    name,
    type: 'number',
    min: 0,
    max: 1_000_000_000,
    validate: (value: unknown) =>
      value === null || value === undefined || (Number.isInteger(value) && (value as number) >= 0) || 'Whole taka, 0 or more',
    ...extra,
  }) as Field;

/** A whole number that counts something, never negative. */
export const counter = (name: string, extra: Extra<NumberField> = {}): Field =>
  ({ name, type: 'number', min: 0, defaultValue: 0, required: true, ...extra }) as Field;

/** One line of text, kept in NFC. */
export const line = (name: string, maxLength: number, extra: Extra<TextField> = {}): Field =>
  ({ name, type: 'text', maxLength, hooks: { beforeValidate: [nfc] }, ...extra }) as Field;

/** Several lines of text, kept in NFC. */
export const prose = (name: string, maxLength: number, extra: Extra<TextareaField> = {}): Field =>
  ({ name, type: 'textarea', maxLength, hooks: { beforeValidate: [nfc] }, ...extra }) as Field;

/** Points at one document of another collection. */
export const one = (name: string, relationTo: CollectionSlug, extra: Extra<RelationshipField> = {}): Field =>
  ({ name, type: 'relationship', relationTo, index: true, ...extra }) as Field;

export const picture = (name: string, extra: Extra<UploadField> = {}): Field =>
  ({ name, type: 'upload', relationTo: 'media', ...extra }) as Field;

export const privatePicture = (name: string, extra: Extra<UploadField> = {}): Field =>
  ({ name, type: 'upload', relationTo: 'documents', ...extra }) as Field;

/** Search engine fields of categories and products. */
export const seo: Field[] = [line('meta_title', 255), line('meta_keyword', 500), prose('meta_descrip', 1000)];

/** A name in English and in Bangla. */
export const bilingualName = (maxLength = 200): Field[] => [
  line('name', maxLength, { required: true }),
  line('name_bn', maxLength, { required: true }),
];

export const labels = (singular: Label, plural: Label) => ({ singular, plural });
