import { announcementCreate, announcementDelete, announcementUpdate, previewAnnouncement } from '../announcements';
import { example, found } from './example';

const text = 'Eid offers on every saree until Sunday';
const id = found('announcements', 'text', text);
const body = {
  text,
  text_bn: 'রবিবার পর্যন্ত সব শাড়িতে ঈদের ছাড়',
  tone: 'sale',
  shown_on: 'everywhere',
  link_kind: 'address',
  link_address: '/flash-product-more',
  starts_at: '2026-11-27T00:00',
  ends_at: '2026-11-29T23:59',
} as const;

export const announcementExamples = [
  example(announcementCreate, 'editor', { body }),
  example(announcementUpdate, 'editor', { params: { id }, body: { ...body, shown_on: 'home' } }),
  example(previewAnnouncement, 'editor', { params: { id } }),
];

/** After the CMS has shown one. */
export const lastAnnouncementExamples = [example(announcementDelete, 'editor', { params: { id } })];
