import * as contract from '../contract/announcements';
import {
  createAnnouncement,
  deleteAnnouncement,
  listAnnouncements,
  previewAnnouncement,
  readShownAnnouncements,
  updateAnnouncement,
} from '../services/announcements/announcements';
import { implement, type Implementation } from './implement';
import { presentAnnounced, presentAnnouncement, presentShown } from './present/announcement';

export const announcementEndpoints: Implementation[] = [
  implement(contract.announcementBar, async (ctx, { query: { district, upazila } }) => {
    const area = district !== undefined && upazila !== undefined ? { district, upazila } : null;
    const { home, everywhere } = await readShownAnnouncements(ctx, area);
    return { status: 200, home: presentShown(home), everywhere: presentShown(everywhere) };
  }),
  implement(contract.allAnnouncement, async (ctx) => ({
    status: 200,
    announcements: (await listAnnouncements(ctx)).map((kept) => presentAnnouncement(kept, ctx.now)),
  })),
  implement(contract.announcementCreate, async (ctx, { body }) => {
    await createAnnouncement(ctx, body);
    return { status: 200, message: body.draft === 1 ? 'draftSaved' : 'announcementAdded' };
  }),
  implement(contract.announcementUpdate, async (ctx, { params, body }) => {
    await updateAnnouncement(ctx, params.id, body);
    return { status: 200, message: body.draft === 1 ? 'draftSaved' : 'announcementUpdated' };
  }),
  implement(contract.previewAnnouncement, async (ctx, { params }) => ({
    status: 200,
    announcement: presentAnnounced(await previewAnnouncement(ctx, params.id)),
  })),
  implement(contract.announcementDelete, async (ctx, { params }) => {
    await deleteAnnouncement(ctx, params.id);
    return { status: 200, message: 'announcementDeleted' };
  }),
];
