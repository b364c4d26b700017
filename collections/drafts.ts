/** Settings that all collections and globals with drafts share. */
import type { CollectionConfig, Field, GlobalConfig, Where } from 'payload';
import { kept } from './access/fields';
import { toTheMinute } from './fields/moments';
import { line } from './fields/values';

/** How long after the last keystroke the panel autosaves. */
const AUTOSAVE_MS = 1_500;
/** Longer than a record's id in any database. */
const LONGEST_ID = 24;
/** How many seconds a document stays locked for others after its writer’s last keystroke. */
export const lockDocuments = { duration: 60 };
/** A picker with steps of five minutes, which offers times as the panel writes them. */
const schedulePublish = { timeFormat: toTheMinute.timeFormat, timeIntervals: 5 };

type Wish = { autosave?: boolean };

const draftsOf = ({ autosave = false }: Wish) => ({
  schedulePublish,
  ...(autosave ? { autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true } } : {}),
});

/** The screens of a live preview, named by their size, which reads the same in both languages. */
export const previewScreens = [
  { name: 'phone', label: '360 × 740', width: 360, height: 740 },
  { name: 'desktop', label: '1280 × 800', width: 1280, height: 800 },
];

/**
 * Drafts, a history to compare and restore, and scheduled publishing. `autosave`: for records that are previewed while
 * being edited.
 */
export const drafted = (wish: Wish = {}): NonNullable<CollectionConfig['versions']> & object => ({
  maxPerDoc: 50,
  drafts: draftsOf(wish),
});

/** The same for a global. */
export const draftedGlobal = (wish: Wish = {}): NonNullable<GlobalConfig['versions']> & object => ({
  max: 50,
  drafts: draftsOf(wish),
});

/** Who saved an autosaved draft last: told to another person whose form is older. No answer contains it. */
export const editedBy: Field = line('edited_by', LONGEST_ID, { hidden: true, access: kept });

/** The condition for what the public may read, through every entry point, also when a draft is requested. */
export const published: Where = { _status: { equals: 'published' } };
