import type { DeletedShape } from '../../contract/deleted';
import { countedCollections, daysLeft, type DeletedCounts } from '../../domain/deleted/kinds';
import type { DeletedRecord } from '../../payload-types';
import type { Ctx } from '../../services/ctx';
import { mayRestore } from '../../services/deleted/listDeleted';

export function presentDeleted(ctx: Ctx, row: DeletedRecord): DeletedShape {
  const counts = (row.counts ?? {}) as Partial<DeletedCounts>;
  const names = Object.keys(countedCollections) as (keyof DeletedCounts)[];
  return {
    id: row.id,
    kind: row.kind,
    record: row.record,
    title: row.title ?? '',
    title_bn: row.title_bn ?? '',
    by: row.by_name ?? '',
    reason: row.reason ?? '',
    deleted_at: row.createdAt,
    days_left: daysLeft(new Date(row.createdAt), ctx.now),
    counts: Object.fromEntries(names.map((name) => [name, counts[name] ?? 0])) as DeletedCounts,
    may_restore: mayRestore(ctx, row),
  };
}
