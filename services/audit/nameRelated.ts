/** Entries store ids; readers want names. */
import type { CollectionSlug, FlattenedField } from 'payload';
import { auditLabel, type AuditValues } from '../../domain/audit/changes';
import { audited } from '../../domain/audit/plan';
import type { AuditLog } from '../../payload-types';
import type { Ctx, Id } from '../ctx';

/** The display name of the record that a changed field points at; null when it points at no existing record. */
export type NameOf = (entry: AuditLog, field: string, value: unknown) => string | null;

const labels: Readonly<Record<string, { label: readonly string[] }>> = {
  ...audited,
  documents: { label: ['filename'] },
};
const isId = (value: unknown): value is Id => typeof value === 'number' || (typeof value === 'string' && value !== '');

/** The names of all records that the entries' changed fields point at: one query per collection. */
export async function nameRelated(ctx: Ctx, entries: readonly AuditLog[]): Promise<NameOf> {
  const { collections, globals } = ctx.db.payload;
  const fieldsOf = (target: string): FlattenedField[] =>
    collections[target as CollectionSlug]?.config.flattenedFields ??
    globals.config.find(({ slug }) => slug === target)?.flattenedFields ??
    [];
  const pointsAt = (target: string, field: string): CollectionSlug | null => {
    const found = fieldsOf(target).find(({ name }) => name === field);
    return found && 'relationTo' in found && typeof found.relationTo === 'string' && found.relationTo in labels
      ? found.relationTo
      : null;
  };
  const wanted = new Map<CollectionSlug, Set<Id>>();
  for (const entry of entries) {
    for (const values of [entry.before, entry.after] as (AuditValues | null)[]) {
      for (const [field, value] of Object.entries(values ?? {})) {
        const collection = isId(value) ? pointsAt(entry.target, field) : null;
        if (collection && isId(value)) wanted.set(collection, (wanted.get(collection) ?? new Set()).add(value));
      }
    }
  }
  const names = new Map<string, string>();
  await Promise.all(
    [...wanted].map(async ([collection, ids]) => {
      const { label } = labels[collection]!;
      const select = Object.fromEntries(label.map((field) => [field, true as const]));
      const rows = await ctx.db.rows('the names of what an entry that the super admin may read points at', collection, {
        where: { id: { in: [...ids] } },
        sort: 'id',
        limit: ids.size,
        select,
      });
      for (const row of rows) names.set(`${collection} ${row.id}`, auditLabel(label, { ...row }));
    }),
  );
  return (entry, field, value) => {
    const collection = isId(value) ? pointsAt(entry.target, field) : null;
    return (collection && names.get(`${collection} ${String(value)}`)) || null;
  };
}
