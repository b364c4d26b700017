/** The fields of a collection from their declarations in `domain`. */
import type { Field } from 'payload';
import { entries, type FieldDeclaration, type FieldDeclarations } from '../../domain/fields/declare';
import { adminField, superAdminField } from '../access/fields';
import { code, counter, flag, line, one, picture, prose, slugLine, taka } from './values';

const writers = { admins: adminField, superadmin: superAdminField } as const;

/** The fields of a record as its collection keeps them. */
export const declaredFields = (fields: FieldDeclarations): Field[] =>
  entries(fields).map(([name, field]) => fieldOf(field.column ?? name, field));

function fieldOf(name: string, field: FieldDeclaration): Field {
  const writer = field.writtenBy && writers[field.writtenBy];
  const extra = {
    label: { en: field.label.en, 'bn-BD': field.label.bn },
    ...(field.required ? { required: true } : {}),
    ...(field.index ? { index: true } : {}),
    ...(writer ? { access: { create: writer, update: writer } } : {}),
  };
  switch (field.kind) {
    case 'line':
    case 'options':
      return line(name, field.max, extra);
    case 'prose':
      return prose(name, field.max, extra);
    case 'video':
      return line(name, 11, extra);
    case 'slug':
      return slugLine({ label: extra.label });
    case 'taka':
      return taka(name, { ...extra, min: field.min });
    case 'count':
      return counter(name, { ...extra, max: field.max });
    case 'flag':
      return flag(name, field.default, extra);
    case 'code':
      return code(name, field.max, field.default, extra);
    case 'choice':
      return { name, type: 'select', options: [...field.choices], ...extra };
    case 'reference':
      return one(name, field.to, extra);
    case 'picture':
      return picture(name, extra);
  }
}
