/**
 * Every write of every collection and global leaves an entry in the audit log; a new collection cannot be forgotten.
 */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { auditPlanOf, type AuditTarget } from '../../domain/audit/plan';
import { recordChange } from '../../services/audit/recordChange';
import { openCtx } from '../../services/openCtx';
import { isAutosave } from '../drafts/isAutosave';

type Doc = Record<string, unknown> & { id: number | string };

/**
 * The collection with the audit hooks after its own. Unchanged if the plan excludes it from the log or its entries are
 * written by hand.
 */
export function audited(collection: CollectionConfig): CollectionConfig {
  const plan = auditPlanOf(collection.slug);
  if (!plan || plan.byHand) return collection;
  const target = collection.slug as AuditTarget;
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      ...(collection.auth ? { beforeChange: [...(hooks.beforeChange ?? []), noticePassword] } : {}),
      afterChange: [...(hooks.afterChange ?? []), afterChange(target, plan.quietCreation ?? false)],
      afterDelete: [...(hooks.afterDelete ?? []), afterDelete(target)],
    },
  };
}

/** The same for a global. */
export function auditedGlobal(global: GlobalConfig): GlobalConfig {
  if (!auditPlanOf(global.slug)) return global;
  const target = global.slug as AuditTarget;
  const record: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
    if (notesOf(req).unaudited || isKeptDraft(req, doc as Doc)) return;
    await recordChange(openCtx(req), {
      action: 'changed',
      target,
      id: target,
      title: '',
      before: (previousDoc as object | undefined) ?? {},
      after: doc as object,
    });
  };
  return { ...global, hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), record] } };
}

/** The password itself never reaches the hooks that run after the write. */
const noticePassword: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && (data as { password?: unknown }).password) {
    passwordsChanged(req).add(String((originalDoc as Doc).id));
  }
  return data;
};

/** The accounts whose passwords this request has changed but not logged yet: there may be several. */
const passwordsChanged = (req: PayloadRequest): Set<string> => (notesOf(req).passwordsChanged ??= new Set());

const afterChange =
  (target: AuditTarget, quietCreation: boolean): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    const record = doc as Doc;
    // Demo data and test data are being created; nobody has changed anything.
    if (notesOf(req).unaudited || isKeptDraft(req, record)) return record;
    if (operation === 'create') {
      if (!quietCreation) await recordChange(openCtx(req), { action: 'created', target, id: record.id, after: record });
      return doc as Doc;
    }
    const newPassword = passwordsChanged(req).delete(String(record.id));
    const note = newPassword ? { sign_in: 'changed' } : {};
    const title = { before: { ...(previousDoc as Doc) }, after: { ...record, ...note } };
    await recordChange(openCtx(req), { action: 'changed', target, id: record.id, ...title });
    return doc as Doc;
  };

/** Autosaved drafts are not logged: the versions contain them, and nobody else sees them. */
const isKeptDraft = (req: PayloadRequest, { _status }: Doc): boolean => _status === 'draft' && isAutosave(req);

const afterDelete =
  (target: AuditTarget): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await recordChange(openCtx(req), { action: 'removed', target, id: (doc as Doc).id, before: doc as Doc });
    return doc as Doc;
  };
