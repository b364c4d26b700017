/** The kinds of an announcement, and where it is shown. */
export const announcementTones = ['info', 'warning', 'sale'] as const;
export type AnnouncementTone = (typeof announcementTones)[number];
export const announcementPlaces = ['everywhere', 'home'] as const;
export type AnnouncementPlace = (typeof announcementPlaces)[number];
/** Published, published with a newer draft, or not published. */
export const announcementStates = ['published', 'changed', 'draft'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

export const longestAnnouncement = 200;
/** The number of districts or areas that one announcement may name: all districts there are. */
export const mostAreas = 64;
/** More than anybody looks after. */
export const mostAnnouncements = 200;
