import type { z } from 'zod';
import type { AnswerShape } from '../../contract/declared';
import { forEachField, type ColumnOf, type FieldDeclarations } from '../../domain/fields/declare';
import type { Rendition } from '../../domain/pictures/renditions';
import { refId } from '../../services/relations';
import { flag } from './flags';
import { picturePath, type GivenPicture } from './picture';

type Answer<F> = z.input<z.ZodObject<AnswerShape<F>>>;

/** Declared fields of a record as answers give them; pictures in the wanted size. */
export function presentDeclared<F extends FieldDeclarations>(
  fields: F,
  record: Readonly<Partial<Record<ColumnOf<F>, GivenPicture>>>,
  size?: Rendition,
): Answer<F> {
  const stored: Readonly<Record<string, GivenPicture>> = record;
  return forEachField(fields, ({ kind, column }, name) => {
    const value = stored[column ?? name];
    switch (kind) {
      case 'picture':
        return picturePath(value, size);
      case 'reference':
        return refId(value);
      case 'flag':
        return flag(value === 1 ? 1 : 0);
      case 'taka':
      case 'count':
      case 'code':
        return value ?? 0;
      default:
        return value ?? '';
    }
  });
}
