/** Removes from a text any formats that its writer may not use, at every entry point. */
import type { FieldHook } from 'payload';
import { invalid } from '../../domain/failure';
import { idForm } from '../../domain/ids';
import { checkDocument, type Bounds } from '../../domain/richText/check';
import type { Formats } from '../../domain/richText/formats';

export const checkRichText =
  (formats: Formats, bounds: Bounds): FieldHook =>
  ({ value, path, req }) => {
    if (value === undefined) return value as unknown;
    const checked = checkDocument(value, formats, bounds, idForm(req.payload.db.defaultIDType));
    if ('problem' in checked) throw invalid({ [path.join('.')]: checked.problem });
    return checked.document;
  };
