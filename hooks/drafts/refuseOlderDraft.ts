/**
 * Two people have one document with autosaved drafts open: what one of them types must not replace what the other has
 * saved since. Every save of the panel's form states when the version it was made from was last changed.
 */
import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload';
import { actorIn } from '../../authority/actor';
import { notesOf } from '../../authority/requestNotes';
import { byName } from '../../domain/fields/byName';
import { Failure } from '../../domain/failure';
import { openCtx } from '../../services/openCtx';

type Version = { updatedAt?: string | null; edited_by?: string | null };

/** For a collection whose records have `editedBy`. */
export const refuseOlderDraft: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  // Unlike that of a global, it has the fields that are hidden from readers.
  const latest = originalDoc as Version | undefined;
  if (latest && isOlder(req, collection.slug, latest)) await refuse(req, latest);
  return signed(req, data as object, () => latest);
};

/** The same for a global. */
export const refuseOlderGlobalDraft: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  const latest = () =>
    req.payload.findGlobal({
      slug: global.slug,
      depth: 0,
      draft: true,
      overrideAccess: true,
      showHiddenFields: true,
      req,
    }) as Promise<Version>;
  if (isOlder(req, global.slug, originalDoc as Version)) await refuse(req, await latest());
  return signed(req, data as object, latest);
};

function isOlder(req: PayloadRequest, slug: string, latest: Version | undefined): boolean {
  const { madeFrom } = notesOf(req);
  if (madeFrom?.slug !== slug || !latest?.updatedAt) return false;
  return Date.parse(madeFrom.updatedAt) < Date.parse(latest.updatedAt);
}

/** On a slow connection a person's own saves overtake each other; those replace nobody else's work. */
async function refuse(req: PayloadRequest, latest: object): Promise<void> {
  const { edited_by: writer } = byName(latest);
  const self = actorIn(req);
  if (self && writer === String(self.id)) return;
  const name =
    typeof writer === 'string'
      ? (await openCtx(req).db.asSystem('the name of the person who was faster').findById('users', writer))?.name
      : undefined;
  throw new Failure('draftChangedByOther', { params: { name: name ?? '—' } });
}

/** By whoever wrote it. A scheduled publication writes nothing: the words are still those of the latest version's writer. */
async function signed(
  req: PayloadRequest,
  data: object,
  latest: () => Version | undefined | Promise<Version>,
): Promise<object> {
  const self = actorIn(req);
  return { ...data, edited_by: self?.credential ? String(self.id) : ((await latest())?.edited_by ?? null) };
}
