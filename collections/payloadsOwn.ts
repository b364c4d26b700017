/**
 * Payload's own collections for the panel (document locks, user preferences), and its task for scheduled publishing.
 * Payload adds these collections itself, open to everybody who is signed in; they are closed once the config is built.
 */
import type { Access, SanitizedConfig, Where } from 'payload';
import { actorIn, isAny, isContentEditor, rolesIn } from '../authority/actor';
import { isStaff, lockedWhileWritten } from '../domain/permissions';
import { nameOwner } from '../hooks/locks/nameOwner';
import { ownLock } from '../hooks/locks/ownLock';
import { guardWrite } from '../hooks/writes/guardWrites';
import { nobody } from './access/rules';

/** The locks of what content editors write together. */
const editorsLocks: Where = {
  or: [
    ...lockedWhileWritten.collections.map((slug) => ({ 'document.relationTo': { equals: slug } })),
    ...lockedWhileWritten.globals.map((slug) => ({ globalSlug: { equals: slug } })),
  ],
};

/** A lock tells who is editing what: each person's own, content editors also those of what they write together. */
const seesLock: Access = ({ req }) => {
  if (isAny(req, 'superadmin')) return true;
  if (!isStaff(rolesIn(req))) return false;
  const own: Where = { 'user.value': { equals: actorIn(req)!.id } };
  return isContentEditor(req) ? { or: [own, editorsLocks] } : own;
};

/** Taking over, which `ownLock` allows only for oneself. */
const takesOver: Access = ({ req }) => isAny(req, 'superadmin') || (isContentEditor(req) && editorsLocks);

export async function closePayloadsOwn(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built;
  const { access, hooks } = collectionOf(config, 'payload-locked-documents');
  // Payload's own code bypasses these rules when it locks a document that someone opens.
  access.create = nobody;
  access.read = seesLock;
  access.update = takesOver;
  access.delete = ({ req }) => (isStaff(rolesIn(req)) ? { 'user.value': { equals: actorIn(req)!.id } } : false);
  hooks.beforeChange.push(ownLock);
  hooks.afterRead.push(nameOwner);
  for (const slug of ['payload-locked-documents', 'payload-preferences'])
    collectionOf(config, slug).hooks.beforeOperation.unshift(guardWrite);
  insistOnPublishing(config);
  return config;
}

/** Scheduled publishing is retried if another write was in progress at that moment. */
function insistOnPublishing(config: SanitizedConfig): void {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!task) throw new Error('Payload has no task schedulePublish any more');
  task.retries = { attempts: 4, backoff: { type: 'exponential', delay: 2_000 } };
}

function collectionOf(config: SanitizedConfig, slug: string) {
  const found = config.collections.find((collection) => collection.slug === slug);
  if (!found) throw new Error(`Payload has no collection ${slug} any more`);
  return found as typeof found & { hooks: Required<typeof found.hooks> };
}
