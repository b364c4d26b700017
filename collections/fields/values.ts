/** Field factories: the one place that defines how a flag, an amount, a status or a text is stored. */
import { refusePrivate } from '../../hooks/media/refusePrivate';
import type {
  Field,
  NumberField,
  TextField,
  TextareaField,
  RelationshipField,
  UploadField,
  CollectionSlug,
  NumberFieldSingleValidation,
  TextFieldSingleValidation,
} from 'payload';
import { number as checkNumber } from 'payload/shared';
import { copiedSlug, isSlug, maxSlugLength, normaliseSlug, slugRule } from '../../domain/slugs';

type Label = { en: string; 'bn-BD': string };
type Extra<F> = Partial<Omit<F, 'type' | 'name'>>;

const nfc = ({ value }: { value?: unknown }) => (typeof value === 'string' ? value.normalize('NFC') : value);

const say = (language: string, en: string, bn: string): string => (language.startsWith('bn') ? bn : en);

/** An integer within the field's own bounds. */
const whole: NumberFieldSingleValidation = (value, options) => {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    return say(options.req.i18n.language, 'Write a whole number', 'পূর্ণ সংখ্যা লিখুন');
  return checkNumber(value, options);
};

/** Draws a field with a component of the panel in forms of the CMS. */
const drawnBy = (Field: string, { admin }: Extra<NumberField>) => ({
  ...admin,
  components: { Field, ...admin?.components },
});
const wholeField = '/admin-components/shell/WholeField#WholeField';

/** 0 or 1, in forms of the CMS a switch. */
export const flag = (name: string, defaultValue: 0 | 1 = 0, extra: Extra<NumberField> = {}): Field =>
  ({
    name,
    type: 'number',
    min: 0,
    max: 1,
    defaultValue,
    required: true,
    index: true,
    validate: whole,
    ...extra,
    admin: drawnBy('/admin-components/shell/FlagField#FlagField', extra),
  }) as Field;

/** A status code of a fixed range; its names are in `domain`. */
export const code = (name: string, max: number, defaultValue: number, extra: Extra<NumberField> = {}): Field =>
  ({
    name,
    type: 'number',
    min: 0,
    max,
    defaultValue,
    required: true,
    index: true,
    validate: whole,
    ...extra,
  }) as Field;

/** Whole taka, never negative. */
export const taka = (name: string, extra: Extra<NumberField> = {}): Field =>
  ({
    name,
    type: 'number',
    min: 0,
    max: 1_000_000_000,
    custom: { unit: 'Whole taka.' },
    validate: whole,
    ...extra,
    admin: drawnBy(wholeField, extra),
  }) as Field;

/** Whole taka, above or below zero. */
export const signedTaka = (name: string, extra: Extra<NumberField> = {}): Field =>
  ({ ...taka(name, extra), min: -1_000_000_000 }) as Field;

/** A number that identifies something: an order, a step. */
export const numbered = (name: string, extra: Extra<NumberField> = {}): Field =>
  ({
    name,
    type: 'number',
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    validate: whole,
    ...extra,
    admin: drawnBy(wholeField, extra),
  }) as Field;

/** An integer that counts something, never negative. */
export const counter = (name: string, extra: Extra<NumberField> = {}): Field =>
  ({
    name,
    type: 'number',
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    defaultValue: 0,
    required: true,
    validate: whole,
    ...extra,
    admin: drawnBy(wholeField, extra),
  }) as Field;

/** One line of text, stored in NFC. */
export const line = (name: string, maxLength: number, extra: Extra<TextField> = {}): Field =>
  ({ name, type: 'text', maxLength, hooks: { beforeValidate: [nfc] }, ...extra }) as Field;

/** A copy gets a slug of its own. */
const slugOfCopy = ({ value }: { value?: unknown }) => copiedSlug(String(value ?? ''), crypto.randomUUID().slice(0, 8));
const slugForm = ({ value }: { value?: unknown }) => (typeof value === 'string' ? normaliseSlug(value) : value);

/** An existing slug is validated only when it is changed. */
const checkSlug: TextFieldSingleValidation = (value, { previousValue, req }) => {
  if (typeof value === 'string' && (value === previousValue || isSlug(value))) return true;
  return say(req.i18n.language, slugRule.en, slugRule.bn);
};

/** A slug, by the rules of `domain/slugs.ts`. */
export const slugLine = (extra: Extra<TextField> = {}): Field =>
  ({
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    maxLength: maxSlugLength,
    hooks: { beforeValidate: [slugForm], beforeDuplicate: [slugOfCopy] },
    validate: checkSlug,
    ...extra,
  }) as Field;

/** Several lines of text, stored in NFC. */
export const prose = (name: string, maxLength: number, extra: Extra<TextareaField> = {}): Field => ({
  name,
  type: 'textarea',
  maxLength,
  hooks: { beforeValidate: [nfc] },
  ...extra,
});

/** Points at one document of another collection. */
export const one = (name: string, relationTo: CollectionSlug, extra: Extra<RelationshipField> = {}): Field =>
  ({ name, type: 'relationship', relationTo, index: true, ...extra }) as Field;

/** A picture for everybody who may see the record. */
export const picture = (name: string, extra: Extra<UploadField> = {}): Field =>
  ({ name, type: 'upload', relationTo: 'media', hooks: { beforeChange: [refusePrivate] }, ...extra }) as Field;

/** A private picture: only some of those who see the record may see it. */
export const ownPicture = (name: string, extra: Extra<UploadField> = {}): Field =>
  ({ name, type: 'upload', relationTo: 'media', ...extra }) as Field;

export const privatePicture = (name: string, extra: Extra<UploadField> = {}): Field =>
  ({ name, type: 'upload', relationTo: 'documents', ...extra }) as Field;

/** A name in English and in Bangla. */
export const bilingualName = (maxLength = 200): Field[] => [
  line('name', maxLength, { required: true }),
  line('name_bn', maxLength, { required: true }),
];

export const labels = (singular: Label, plural: Label) => ({ singular, plural });
