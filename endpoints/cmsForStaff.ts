/**
 * What the CMS keeps for the people who work in the panel: how they left a screen, that they are editing something, and the pictures
 * of the shop, also those that are not shown yet. Others get pictures with the record that shows them.
 */
export const cmsForStaff: ReadonlySet<string> = new Set(['payload-preferences', 'payload-locked-documents', 'media']);
