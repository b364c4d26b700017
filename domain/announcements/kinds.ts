/** What an announcement is like, and where it is shown. */
export const announcementTones = ['info', 'warning', 'sale'] as const;
export type AnnouncementTone = (typeof announcementTones)[number];
export const announcementPlaces = ['everywhere', 'home'] as const;
export type AnnouncementPlace = (typeof announcementPlaces)[number];

export const longestAnnouncement = 200;
/** More than this nobody looks after. */
export const mostAnnouncements = 200;
