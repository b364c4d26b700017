import type { z } from 'zod';
import type { announcementShape, ShownAnnouncement } from '../../contract/announcements';
import type { Announcement } from '../../payload-types';
import type { KeptAnnouncement } from '../../services/announcements/announcements';
import type { ShownLink } from '../../services/links/linkTargets';
import { flag } from './flags';
import { presentKept } from './links';

type Shown = { announcement: Announcement; link: ShownLink | null };

export const presentShown = (shown: Shown | null): ShownAnnouncement | null =>
  shown && {
    mark: `${shown.announcement.id}-${Date.parse(shown.announcement.updatedAt).toString(36)}`,
    text: shown.announcement.text,
    text_bn: shown.announcement.text_bn,
    tone: shown.announcement.tone,
    link: shown.link,
  };

export const presentAnnouncement = (
  { announcement, target }: KeptAnnouncement,
  now: Date,
): z.input<typeof announcementShape> => ({
  id: announcement.id,
  text: announcement.text,
  text_bn: announcement.text_bn,
  tone: announcement.tone,
  shown_on: announcement.shown_on,
  active: flag(announcement.active),
  ...presentKept(announcement, target, now),
});
