/** Announcements: lines at the top of the shop, at most one at a time. */
import { z } from 'zod';
import {
  announcementPlaces,
  announcementStates,
  announcementTones,
  longestAnnouncement,
  mostAreas,
} from '../domain/announcements/kinds';
import { contentEditors } from '../domain/permissions';
import { keptLink, keptPeriod, linkInput, linkShape, periodInput } from './links';
import { defineRoute, nothing } from './route';
import { flag, flagInput, id, instant, pathId, requiredText } from './shapes';

const tone = z.enum(announcementTones).describe('What it is like, which decides its colour.');
const shown_on = z.enum(announcementPlaces).describe('Whether every page shows it, or home alone.');

const shownAnnouncementShape = z
  .strictObject({
    mark: z
      .string()
      .describe('Changes with every change of it, so that a changed announcement is shown again after it was closed.'),
    text: z.string().describe('The announcement in English.'),
    text_bn: z.string().describe('The announcement in Bangla.'),
    tone,
    link: linkShape.nullable().describe('Where it leads; null: nowhere.'),
  })
  .meta({ id: 'ShownAnnouncement', description: 'An announcement as shoppers see it.' });
export type ShownAnnouncement = z.output<typeof shownAnnouncementShape>;

/** A place with its name. */
const areasShape = z.array(z.strictObject({ id, name: z.string(), name_bn: z.string() }));
const areasInput = z.array(id).max(mostAreas).default([]);

export const announcementBar = defineRoute({
  name: 'announcementBar',
  method: 'GET',
  path: '/announcement-bar',
  who: 'public',
  scope: 'site:read',
  tag: 'Announcements',
  summary: 'The announcement that is shown now to shoppers of an area: at the top of home, and of every other page',
  query: z.strictObject({
    district: pathId
      .optional()
      .describe('The district the shopper has chosen; without a place, only what is for everybody.'),
    upazila: pathId.optional().describe('The upazila the shopper has chosen.'),
  }),
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      home: shownAnnouncementShape.nullable().describe('What home shows; null: nothing.'),
      everywhere: shownAnnouncementShape.nullable().describe('What all other pages show; null: nothing.'),
    }),
  },
});

export const announcementShape = z
  .strictObject({
    id,
    text: z.string().describe('The announcement in English.'),
    text_bn: z.string().describe('The announcement in Bangla.'),
    tone,
    shown_on,
    active: flag.describe('1: shown in its period, 0: put aside.'),
    status: z
      .enum(announcementStates)
      .describe(
        '`published`: as shoppers see it; `changed`: newer than what they see; `draft`: they see nothing of it.',
      ),
    saved_at: instant.describe('When it was last written.'),
    districts: areasShape.describe('The districts it is for.'),
    upazilas: areasShape.describe('The upazilas it is for; with neither, it is for everybody.'),
    ...keptLink,
    ...keptPeriod,
  })
  .meta({ id: 'Announcement', description: 'An announcement as its editors see it: with its latest draft.' });
export type AnnouncementShape = z.output<typeof announcementShape>;

export const allAnnouncement = defineRoute({
  name: 'allAnnouncement',
  method: 'GET',
  path: '/all-announcement',
  who: contentEditors,
  scope: 'site:read',
  tag: 'Announcements',
  summary: 'All announcements, newest first; at most 200',
  answers: { 200: z.strictObject({ announcements: z.array(announcementShape).describe('All of them.') }) },
});

const body = z.strictObject({
  text: requiredText(longestAnnouncement).describe('The announcement in English.'),
  text_bn: requiredText(longestAnnouncement).describe('The announcement in Bangla.'),
  tone,
  shown_on,
  active: flagInput.default(1).describe('1: shown in its period, 0: put aside.'),
  districts: areasInput.describe('The ids of the districts it is for.'),
  upazilas: areasInput.describe('The ids of the upazilas it is for; with neither, it is for everybody.'),
  draft: flagInput.default(0).describe('1: kept as a draft, which shoppers do not see, 0: shown at once.'),
  ...linkInput,
  ...periodInput,
});
const writing = { who: contentEditors, scope: 'site:write', tag: 'Announcements', answers: { 200: nothing } } as const;

export const announcementCreate = defineRoute({
  ...writing,
  name: 'announcementCreate',
  method: 'POST',
  path: '/announcement-create',
  summary: 'Add an announcement',
  body,
  fails: ['announcementsFull', 'invalid'],
});

export const announcementUpdate = defineRoute({
  ...writing,
  name: 'announcementUpdate',
  method: 'POST',
  path: '/announcement-update/:id',
  summary: 'Change an announcement',
  params: z.strictObject({ id: pathId }),
  body,
  fails: ['notFound', 'invalid'],
});

export const announcementDelete = defineRoute({
  ...writing,
  name: 'announcementDelete',
  method: 'DELETE',
  path: '/announcement-delete/:id',
  summary: 'Delete an announcement',
  params: z.strictObject({ id: pathId }),
  fails: ['notFound'],
});

export const previewAnnouncement = defineRoute({
  name: 'previewAnnouncement',
  method: 'GET',
  path: '/preview-announcement/:id',
  who: contentEditors,
  scope: 'site:read',
  tag: 'Announcements',
  summary: 'An announcement as its latest draft has it, as shoppers would see it',
  params: z.strictObject({ id: pathId }),
  answers: { 200: z.strictObject({ announcement: shownAnnouncementShape.describe('As it would be shown.') }) },
  fails: ['notFound'],
});
