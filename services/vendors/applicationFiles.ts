import type { Id } from '../ctx';
import type { FileKind } from '../media/withFiles';

export const documentFields = ['trade_license_image', 'nid_front_image', 'nid_back_image'] as const;
export type DocumentField = (typeof documentFields)[number];
export type ApplicationFile = 'image' | DocumentField;

/** All of them belong to the applicant, also when an admin sends them in. */
export const fileKindOf =
  (businessName: string, owner: Id) =>
  (field: ApplicationFile): FileKind =>
    field === 'image'
      ? { collection: 'media', alt: businessName, purpose: 'application', owner }
      : { collection: 'documents', owner };
