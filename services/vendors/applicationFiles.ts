import { namesOf } from '../../domain/fields/declare';
import { vendorPapers, type vendorPictures } from '../../domain/vendors/fields';
import type { Id } from '../ctx';
import type { FileKind } from '../media/withFiles';

export const documentFields = namesOf(vendorPapers);
export type DocumentField = keyof typeof vendorPapers;
export type ApplicationFile = keyof typeof vendorPictures;

/** All files belong to the applicant, even when an admin uploads them. */
export const fileKindOf =
  (businessName: string, owner: Id) =>
  (field: ApplicationFile): FileKind =>
    field === 'image'
      ? { collection: 'media', alt: businessName, purpose: 'application', owner }
      : { collection: 'documents', owner };
