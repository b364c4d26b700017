import type { z } from 'zod';
import type { announcementShape, ShownAnnouncement } from '../../contract/announcements';
import type { Announcement, District, Upazila } from '../../payload-types';
import type { KeptAnnouncement } from '../../services/announcements/announcements';
import type { ShownLink } from '../../services/links/linkTargets';
import { flag } from './flags';
import { presentKept } from './links';

type Shown = { announcement: Announcement; link: ShownLink | null };

export const presentShown = (shown: Shown | null): ShownAnnouncement | null => shown && presentAnnounced(shown);

export const presentAnnounced = ({ announcement, link }: Shown): ShownAnnouncement => ({
  mark: `${announcement.id}-${Date.parse(announcement.updatedAt).toString(36)}`,
  text: announcement.text,
  text_bn: announcement.text_bn,
  tone: announcement.tone,
  link,
});

const presentPlace = ({ id, name, name_bn }: District | Upazila) => ({ id, name, name_bn });

export const presentAnnouncement = (
  { announcement, target, state, districts, upazilas }: KeptAnnouncement,
  now: Date,
): z.input<typeof announcementShape> => ({
  id: announcement.id,
  text: announcement.text,
  text_bn: announcement.text_bn,
  tone: announcement.tone,
  shown_on: announcement.shown_on,
  active: flag(announcement.active),
  status: state,
  saved_at: announcement.updatedAt,
  districts: districts.map(presentPlace),
  upazilas: upazilas.map(presentPlace),
  ...presentKept(announcement, target, now),
});
