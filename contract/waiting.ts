/** What waits for the signed-in member of staff: the bell of the panel and the badges of its menu. */
import { z } from 'zod';
import { staff } from '../domain/permissions';
import { waitingKinds } from '../domain/waiting';
import { defineRoute } from './route';

export const whatWaits = defineRoute({
  name: 'whatWaits',
  method: 'GET',
  path: '/what-waits',
  who: staff,
  scope: 'orders:read',
  tag: 'Dashboard',
  summary: 'How many records wait for the caller, by kind: what needs an admin, a vendor or a warehouse next',
  answers: {
    200: z.strictObject({
      waiting: z
        .array(
          z.strictObject({
            what: z.enum(waitingKinds).describe('What waits.'),
            count: z.int().min(0).describe('How many of them; of very many as they were up to half a minute ago.'),
          }),
        )
        .describe('Everything that may wait for the roles of the caller, also where nothing does.'),
      unread: z.int().min(0).describe('How many of the caller’s notices are not read.'),
    }),
  },
});
