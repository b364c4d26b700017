/** Pictures are kept by browsers for a year: another picture never gets the name of one that was there before. */
import type { CollectionBeforeOperationHook } from 'payload';
import { invalid } from '../../domain/failure';
import { markOf } from '../../services/media/keepFile';

/** Puts a mark of its content into the name of a file that arrives. */
export const nameByContent: CollectionBeforeOperationHook = ({ req, operation }) => {
  const { file } = req;
  // The CMS would fetch a picture from an address that comes in its place: nobody sends this server anywhere.
  if (!file?.data && operation === 'create') throw invalid({ file: 'required' });
  if (!file?.data || !['create', 'update'].includes(operation)) return;
  const mark = markOf(file.data);
  file.name = file.name.replace(/[\u0000-\u001f\u007f]/g, '');
  const [, stem = 'picture', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(file.name) ?? [];
  if (!stem.endsWith(`-${mark}`)) file.name = `${stem}-${mark}${ending}`;
};
