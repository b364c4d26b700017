/** Who locks a document by opening it in the plain CMS screens. */
import { contentEditors, lockedWhileWritten, type Role } from '../domain/permissions';

type Opened = { collectionSlug?: string | undefined; globalSlug?: string | undefined };

/** Whether it is written by several people. Where a collection is named beside a global, Payload locks the collection's record. */
const isWrittenTogether = ({ collectionSlug, globalSlug }: Opened): boolean =>
  collectionSlug
    ? (lockedWhileWritten.collections as readonly string[]).includes(collectionSlug)
    : (lockedWhileWritten.globals as readonly (string | undefined)[]).includes(globalSlug);

/** Super admins lock every document; content editors what they write together. */
export const mayLock = (held: readonly Role[], opened: Opened): boolean =>
  held.includes('superadmin') || (contentEditors.some((role) => held.includes(role)) && isWrittenTogether(opened));
