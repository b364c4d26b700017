import { periodState, type Period } from '../../domain/time/period';
import type { LinkTarget, StoredLink } from '../../services/links/linkTargets';

/** A link and a period, for the people who edit them. */
export const presentKept = (about: (StoredLink & Period) | null, target: LinkTarget | null, now: Date) => ({
  link_kind: about?.link_kind ?? ('none' as const),
  link_record: about?.link_record ?? '',
  link_address: about?.link_address ?? '',
  link_name: target?.name ?? '',
  link_name_bn: target?.name_bn ?? '',
  starts_at: about?.starts_at ?? null,
  ends_at: about?.ends_at ?? null,
  period: periodState(about ?? {}, now),
});
