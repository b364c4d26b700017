import type { CollectionBeforeChangeHook } from 'payload';
import type { User } from '../../payload-types';
import { actorIn, sessionOf } from '../../authority/actor';
import { changesAny } from '../changes';
import { credentialsIn } from './credentials';

type Session = { id: string };
type WithSessions = Partial<User> & { password?: unknown; sessions?: Session[] | null };

/**
 * A suspension, a change of role and a change of password end all sessions of the account at once, except the current
 * one when people change their own password. So does an e-mail or a mobile set by someone else.
 */
export const endSessions: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const change = data as WithSessions;
  const before = { ...originalDoc } as WithSessions & Record<string, unknown>;
  const suspended = changesAny(data, before, ['status']) && data.status !== 1;
  const newRole = changesAny(data, { ...before, is_editor: originalDoc.is_editor ?? 0 }, ['role_as', 'is_editor']);
  const caller = actorIn(req);
  const own = caller !== null && String(caller.id) === String(originalDoc.id);
  const reset = caller !== null && !own && credentialsIn(data, originalDoc).length > 0;
  if (!suspended && !newRole && !change.password && !reset) return data;
  const kept = own && !suspended && !newRole ? sessionOf(caller) : null;
  change.sessions = (before.sessions ?? []).filter((session) => session.id === kept);
  return data;
};
