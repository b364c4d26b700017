/** Collection fields made from their declarations in `domain`. */
import type { Field } from 'payload';
import { productType } from '../../domain/catalogue/productType';
import { codesOf, entries, type FieldDeclaration, type FieldDeclarations } from '../../domain/fields/declare';
import { wholeRate } from '../../domain/fields/rates';
import { descriptionBounds } from '../../domain/products/description';
import { vendorFormats } from '../../domain/richText/formats';
import { longestEmail } from '../../domain/writes/values';
import { adminField, customerOrAdminField, kept, superAdminField } from '../access/fields';
import { checkRichText } from '../../hooks/writes/checkRichText';
import {
  code,
  counter,
  flag,
  line,
  numbered,
  one,
  ownPicture,
  picture,
  privatePicture,
  prose,
  slugLine,
  taka,
} from './values';

const writers = { admins: adminField, superadmin: superAdminField } as const;
export const readers = { 'customer and admins': customerOrAdminField } as const;
const pictures = { everybody: picture, concerned: ownPicture, owner: privatePicture } as const;

/** The fields of a record as its collection stores them. */
export const declaredFields = (fields: FieldDeclarations): Field[] =>
  entries(fields).map(([name, field]) => fieldOf(field.column ?? name, field));

const usual = (value: number | undefined) => (value === undefined ? {} : { defaultValue: value });

function accessOf({ writtenBy, writtenOnce, readBy }: FieldDeclaration) {
  const writer = writtenBy && writers[writtenBy];
  const access = {
    ...(writtenOnce ? { update: kept.update } : {}),
    ...(writer ? { create: writer, update: writer } : {}),
    ...(readBy ? { read: readers[readBy] } : {}),
  };
  return Object.keys(access).length > 0 ? { access } : {};
}

const sharedBy = (field: FieldDeclaration) => ({
  label: { en: field.label.en, 'bn-BD': field.label.bn },
  ...(field.required ? { required: true } : {}),
  ...(field.index ? { index: true } : {}),
  ...(field.unique ? { unique: true } : {}),
  ...accessOf(field),
});

function fieldOf(name: string, field: FieldDeclaration): Field {
  const extra = sharedBy(field);
  switch (field.kind) {
    case 'line':
    case 'word':
    case 'mobile':
    case 'digits':
    case 'refundAccount':
    case 'options':
      return line(name, field.max, extra);
    case 'prose':
      return prose(name, field.max, extra);
    case 'email':
      return line(name, longestEmail, extra);
    case 'day':
      return line(name, 10, extra);
    case 'moment':
      return { name, type: 'date', ...extra };
    case 'video':
      return line(name, 11, extra);
    case 'slug':
      return slugLine({ label: extra.label });
    case 'taka':
      return taka(name, { ...extra, min: field.min, ...usual(field.default ?? field.initial) });
    case 'percent':
      return numbered(name, { ...extra, max: 100, ...usual(field.default) });
    case 'rate':
      return numbered(name, { ...extra, max: wholeRate });
    case 'count':
      return counter(name, {
        ...extra,
        max: field.max,
        ...(field.min && { min: field.min, defaultValue: field.min }),
        ...usual(field.initial),
      });
    case 'flag':
      // One of two named states is no switch.
      return field.choices ? code(name, 1, field.default, extra) : flag(name, field.default, extra);
    case 'code':
      return code(name, field.max, field.default, extra);
    case 'coded': {
      const codes = codesOf(field);
      return code(name, Math.max(...codes), field.default, { ...extra, min: Math.min(...codes) });
    }
    case 'choice':
      return { name, type: 'select', options: [...field.choices], ...extra };
    case 'oneOf':
      if (field.keptAsText) return line(name, field.keptAsText, extra);
      return { name, type: 'select', options: Object.keys(field.choices), ...extra };
    case 'productType':
      return code(name, productType.general, productType.general, { ...extra, min: productType.grocery });
    case 'place':
    case 'reference':
      return one(name, field.to, extra);
    case 'document':
      return textDocument(name, extra);
    case 'picture':
      return pictures[field.seenBy ?? 'everybody'](name, extra);
  }
}

/**
 * A formatted text in a form of the panel's own; Payload's fields for such texts populate their links at every read.
 */
const textDocument = (name: string, extra: object): Field => ({
  name,
  type: 'json',
  hooks: { beforeValidate: [checkRichText(vendorFormats, descriptionBounds)] },
  admin: { hidden: true },
  custom: { isTextDocument: true },
  typescriptSchema: [
    () => ({
      type: ['object', 'null'],
      properties: { root: { type: 'object' } },
      required: ['root'],
      additionalProperties: false,
    }),
  ],
  ...extra,
});
