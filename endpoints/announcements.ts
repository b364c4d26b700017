import * as contract from '../contract/announcements';
import {
  createAnnouncement,
  deleteAnnouncement,
  listAnnouncements,
  readShownAnnouncements,
  updateAnnouncement,
} from '../services/announcements/announcements';
import { implement, type Implementation } from './implement';
import { presentAnnouncement, presentShown } from './present/announcement';

export const announcementEndpoints: Implementation[] = [
  implement(contract.announcementBar, async (ctx) => {
    const { home, everywhere } = await readShownAnnouncements(ctx);
    return { status: 200, home: presentShown(home), everywhere: presentShown(everywhere) };
  }),
  implement(contract.allAnnouncement, async (ctx) => ({
    status: 200,
    announcements: (await listAnnouncements(ctx)).map((kept) => presentAnnouncement(kept, ctx.now)),
  })),
  implement(contract.announcementCreate, async (ctx, { body }) => {
    await createAnnouncement(ctx, body);
    return { status: 200, message: 'announcementAdded' };
  }),
  implement(contract.announcementUpdate, async (ctx, { params, body }) => {
    await updateAnnouncement(ctx, params.id, body);
    return { status: 200, message: 'announcementUpdated' };
  }),
  implement(contract.announcementDelete, async (ctx, { params }) => {
    await deleteAnnouncement(ctx, params.id);
    return { status: 200, message: 'announcementDeleted' };
  }),
];
