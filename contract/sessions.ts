/** A person's sessions, and ending them. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { defineRoute, nothing } from './route';
import { flag, handle, instant, pathId } from './shapes';

const tag = 'Session';
const session = z
  .strictObject({
    id: z.string(),
    current: flag,
    device: z.string(),
    address: z.string().describe('The network it was used from, not the full address.'),
    created_at: instant,
    seen_at: instant,
  })
  .meta({ id: 'Session', description: 'A place where the person is signed in.' });

export const ownSessions = defineRoute({
  name: 'ownSessions',
  method: 'GET',
  path: '/sessions',
  who: 'signed-in',
  tag,
  summary: 'The caller’s sessions, last used first',
  answers: { 200: z.strictObject({ sessions: z.array(session) }) },
});

export const sessionEnd = defineRoute({
  name: 'sessionEnd',
  method: 'POST',
  path: '/session-end/:id',
  who: 'signed-in',
  tag,
  summary: 'Ends one of the caller’s other sessions',
  params: z.strictObject({ id: handle }),
  answers: { 200: nothing },
  fails: ['notFound', 'refused'],
});

export const sessionsEndOthers = defineRoute({
  name: 'sessionsEndOthers',
  method: 'POST',
  path: '/sessions-end-others',
  who: 'signed-in',
  tag,
  summary: 'Ends every session of the caller except this one',
  answers: { 200: nothing },
});

export const userSessionsEnd = defineRoute({
  name: 'userSessionsEnd',
  method: 'POST',
  path: '/user-sessions-end/:id',
  who: admins,
  tag: 'Users',
  summary: 'Signs a person out everywhere; recorded in the audit log',
  params: z.strictObject({ id: pathId }),
  answers: { 200: nothing },
  fails: ['userNotFound', 'refused', 'superAdminOnly'],
});
