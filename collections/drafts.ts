/** What every collection and global with drafts has in common. */
import type { CollectionConfig, GlobalConfig, Where } from 'payload';

/** How long the panel waits after the last key before it keeps what was written. */
const AUTOSAVE_MS = 1_500;
/** A picker that offers every five minutes. */
const schedulePublish = { timeIntervals: 5 };

/** The screens of a live preview, named by their size, which reads the same in both languages. */
export const previewScreens = [
  { name: 'phone', label: '360 × 740', width: 360, height: 740 },
  { name: 'desktop', label: '1280 × 800', width: 1280, height: 800 },
];

/** Drafts, a history to compare and restore, and publishing at a set time. `autosave`: for what is previewed while it is written. */
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

/** What everybody may read of it, through every entry point, also where a draft is asked for. */
export const published: Where = { _status: { equals: 'published' } };
