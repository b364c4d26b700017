/**
 * Payload's own collections for the panel (document locks, user preferences), and its task for scheduled publishing.
 * Payload adds these collections itself, open to everybody who is signed in; they are closed once the config is built.
 * to everybody who is signed in; they are closed once the config is built.
 */
import type { SanitizedConfig } from 'payload';
import { actorIn } from '../authority/actor';
import { isStaff } from '../domain/permissions';
import { ownLock } from '../hooks/locks/ownLock';
import { guardWrite } from '../hooks/writes/guardWrites';
import { nobody, onlySuperAdmin, rolesIn } from './access/rules';

export async function closePayloadsOwn(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built;
  const { access, hooks } = collectionOf(config, 'payload-locked-documents');
  // Payload's own code bypasses these rules when it locks a document that someone opens.
  access.create = nobody;
  access.read = ({ req }) => isStaff(rolesIn(req));
  // Only the super admin's screens use locks.
  access.update = onlySuperAdmin;
  access.delete = ({ req }) => (isStaff(rolesIn(req)) ? { 'user.value': { equals: actorIn(req)!.id } } : false);
  hooks.beforeChange.push(ownLock);
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
