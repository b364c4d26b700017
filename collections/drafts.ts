/** Settings that all collections and globals with drafts share. */
import type { CollectionConfig, GlobalConfig, Where } from 'payload';

/** How long after the last keystroke the panel autosaves. */
const AUTOSAVE_MS = 1_500;
/** A picker with steps of five minutes. */
const schedulePublish = { timeIntervals: 5 };

/** The screens of a live preview, named by their size, which reads the same in both languages. */
export const previewScreens = [
  { name: 'phone', label: '360 × 740', width: 360, height: 740 },
  { name: 'desktop', label: '1280 × 800', width: 1280, height: 800 },
];

/**
 * Drafts, a history to compare and restore, and scheduled publishing. `autosave`: for records that are previewed while
 * being edited.
 */
export const drafted = ({ autosave = false } = {}): NonNullable<CollectionConfig['versions']> & object => ({
  maxPerDoc: 50,
  drafts: {
    schedulePublish,
    ...(autosave ? { autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true } } : {}),
  },
});

/** The same for a global. */
export const draftedGlobal = (): NonNullable<GlobalConfig['versions']> & object => ({
  max: 50,
  drafts: { schedulePublish },
});

/** The condition for what the public may read, through every entry point, also when a draft is requested. */
export const published: Where = { _status: { equals: 'published' } };
