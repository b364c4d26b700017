import type { z } from 'zod';
import type { AnswerShape } from '../../contract/declaredAnswers';
import { productTypeOf } from '../../domain/catalogue/productType';
import { forEachField, type ColumnOf, type FieldDeclarations } from '../../domain/fields/declare';
import { documentIn } from '../../domain/richText/document';
import type { Rendition } from '../../domain/pictures/renditions';
import type { Product } from '../../payload-types';
import type { Id } from '../../services/ctx';
import { refId } from '../../services/relations';
import { flag } from './flags';
import { ownPicturePath, picturePath, type GivenPicture } from './picture';

/** The stored value of a field; a picture or a place may be populated. */
type Given = GivenPicture | { id: Id; name: string } | Product['description_document'];
type Answer<F> = z.input<z.ZodObject<AnswerShape<F>>>;

const isText = (given: Given): given is NonNullable<Product['description_document']> =>
  typeof given === 'object' && given !== null && 'root' in given;

/** Declared fields of a record as answers give them: places by name, pictures in the requested size. */
export function presentDeclared<F extends FieldDeclarations>(
  fields: F,
  record: Readonly<Partial<Record<ColumnOf<F>, Given>>>,
  size?: Rendition,
): Answer<F> {
  const stored: Readonly<Record<string, Given>> = record;
  return forEachField(fields, ({ kind, column }, name) => {
    const given = stored[column ?? name];
    if (isText(given)) return kind === 'document' ? documentIn(given) : '';
    const value = given;
    switch (kind) {
      case 'picture':
        return picturePath(value, size);
      case 'reference':
        return refId(value);
      case 'place':
        return typeof value === 'object' && value !== null && 'name' in value ? value.name : '';
      case 'document':
        return null;
      case 'flag':
        return flag(value === 1 ? 1 : 0);
      case 'productType':
        return productTypeOf(Number(value));
      case 'taka':
      case 'percent':
      case 'rate':
      case 'count':
      case 'code':
      case 'coded':
        return value ?? 0;
      default:
        return value ?? '';
    }
  });
}

/** Pictures that not everybody may see: each is a call, `callOf`, that checks the caller. */
export const presentOwnPictures = <F extends FieldDeclarations>(
  fields: F,
  record: Readonly<Partial<Record<keyof F, GivenPicture>>>,
  callOf: (name: string) => string,
  size?: Rendition,
): { [K in keyof F]: string | null } =>
  forEachField(fields, (field, name) => {
    if (field.kind === 'picture' && field.seenBy === 'owner') return refId(record[name]) === null ? null : callOf(name);
    return ownPicturePath(record[name], callOf(name), size);
  });
