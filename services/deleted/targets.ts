/** The collection or settings that a deletion belongs to. */
import {
  kindOfCollection,
  kindOfSlots,
  type DeletedKind,
  type RestorableCollection,
  type SlotSettings,
} from '../../domain/deleted/kinds';

const find = <K extends string>(kinds: Record<K, DeletedKind>, kind: DeletedKind): K | null =>
  (Object.entries(kinds) as [K, DeletedKind][]).find(([, own]) => own === kind)?.[0] ?? null;

/** The settings whose picture was deleted; null for a record. */
export const slotsOf = (kind: DeletedKind): SlotSettings | null => find<SlotSettings>(kindOfSlots, kind);

/** The collection of the deletion's first document; null for a picture. */
export const collectionOf = (kind: DeletedKind): RestorableCollection | null =>
  find<RestorableCollection>(kindOfCollection, kind);

export const targetOf = (kind: DeletedKind): RestorableCollection | SlotSettings =>
  (slotsOf(kind) ?? collectionOf(kind))!;
