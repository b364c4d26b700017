/**
 * Questions and notices that wait for an answer, in the order they were asked: `if (await confirm({ text })) …`. They are kept
 * beside the page, so that a page drawn anew still shows what it asked; shop and panel draw the first one, each in its way.
 */
import { useSyncExternalStore } from 'react';

export type Question = {
  /** Default of the panel: «Are you sure?» */
  title?: string;
  text?: string;
  /** What the confirming button says. Default: Yes. */
  yes?: string;
  isDangerous?: boolean;
};

/** A question before something that cannot be undone: it names what will happen, and may ask why. */
export type FinalQuestion = Question & {
  yes: string;
  /** What will be changed, to what, how many. */
  facts?: readonly { name: string; value: string }[];
  /** Said in a line of its own: that there is no way back. */
  warning?: string;
  /** The reason that has to be given, or may be, and the most letters it may have; without it none is asked for. */
  reason?: { label: string; hint?: string; longest: number; isOptional?: boolean };
  /** What has to be typed to agree, in either script: the number that is reached. */
  typed?: { label: string; expected: number };
};

export type OpenQuestion = Question & {
  key: number;
  /** Told, not asked: there is only one answer. */
  isNotice: boolean;
  /** A second way to answer, beside yes: what its button says. */
  other?: string;
  /** What a final question says and asks besides. */
  final?: Pick<FinalQuestion, 'facts' | 'warning' | 'reason' | 'typed'>;
  /** The page that asks. */
  page: string;
  answer: (yes: boolean, reason?: string) => void;
};

let count = 0;
let waiting: readonly OpenQuestion[] = [];
const listeners = new Set<() => void>();

function change(to: readonly OpenQuestion[]): void {
  waiting = to;
  listeners.forEach((listener) => listener());
}

type Asked = Question & Pick<OpenQuestion, 'isNotice' | 'final' | 'other'>;

/** The reason that was given (empty if none was asked for), or null for no. */
function ask(asked: Asked): Promise<string | null> {
  return new Promise((resolve) => {
    const key = ++count;
    const answer = (yes: boolean, reason = '') => {
      change(waiting.filter((one) => one.key !== key));
      resolve(yes ? reason : null);
    };
    change([...waiting, { ...asked, key, page: window.location.pathname, answer }]);
  });
}

/** Asks, and answers whether the person agreed. */
export const confirm = async (question: Question): Promise<boolean> =>
  (await ask({ ...question, isNotice: false })) !== null;

/** Asks before something final. The reason that was given, or null if the person did not agree. */
export const confirmFinal = async ({
  facts = [],
  warning,
  reason,
  typed,
  ...question
}: FinalQuestion): Promise<{ reason: string } | null> => {
  const final = { facts, ...(warning ? { warning } : {}), ...(reason ? { reason } : {}), ...(typed ? { typed } : {}) };
  const given = await ask({ isDangerous: true, ...question, isNotice: false, final });
  return given === null ? null : { reason: given };
};

const OTHER = 'other';

/** Asks which of two versions counts: mine (yes), theirs, or neither yet. */
export const chooseVersion = async ({
  facts,
  other,
  ...question
}: Question & Pick<FinalQuestion, 'facts' | 'yes'> & { other: string }): Promise<'mine' | 'theirs' | null> => {
  const given = await ask({ ...question, other, isNotice: false, final: { facts: facts ?? [] } });
  if (given === null) return null;
  return given === OTHER ? 'theirs' : 'mine';
};

/** The reason with which the second way is answered. */
export const answerOther = (question: OpenQuestion): void => question.answer(true, OTHER);

/** Tells something that must be read before going on. */
export const alertBox = async (notice: { title: string; text: string }): Promise<void> =>
  void (await ask({ ...notice, isNotice: true }));

/** Answers with no what is still asked; with `page` only what other pages asked, which have been left. */
export const dropQuestions = (page?: string): void =>
  waiting.forEach((one) => !one.isNotice && one.page !== page && one.answer(false));

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What is to be drawn now. */
export const useQuestion = (): OpenQuestion | undefined =>
  useSyncExternalStore(
    watch,
    () => waiting[0],
    () => undefined,
  );
