/**
 * The CMS's own records for staff who work in the panel: screen preferences, document locks, and the pictures of the
 * shop, including those not shown yet. Others get pictures with the record that shows them.
 */
export const cmsForStaff: ReadonlySet<string> = new Set(['payload-preferences', 'payload-locked-documents', 'media']);
