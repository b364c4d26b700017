/**
 * Questions and notices that wait for an answer, in the order they were asked: `if (await confirm({ text })) …`. They
 * are kept outside the page, so that a redrawn page still shows them. Shop and panel each draw the first one in their
 * own way.
 */
import { useSyncExternalStore } from 'react';

export type Question = {
  /** Default of the panel: «Are you sure?» */
  title?: string;
  text?: string;
  /** The label of the confirming button. Default: Yes. */
  yes?: string;
  isDangerous?: boolean;
};

/** A question before something that cannot be undone: it states what will happen, and may ask for a reason. */
export type FinalQuestion = Question & {
  yes: string;
  /** What will be changed, the new value, how many. */
  facts?: readonly { name: string; value: string }[];
  /** A separate line that says it is final. */
  warning?: string;
  /** The field for a reason, required or optional, and its maximum length; without it none is asked for. */
  reason?: { label: string; hint?: string; longest: number; isOptional?: boolean };
  /** What has to be typed to agree, in either script: the number of people reached. */
  typed?: { label: string; expected: number };
};

export type OpenQuestion = Question & {
  key: number;
  /** A notice: there is only one answer. */
  isNotice: boolean;
  /** A second way to agree: the label of its button. */
  other?: string;
  /** The additional parts of a final question. */
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

/** Asks a question; resolves to whether the person agreed. */
export const confirm = async (question: Question): Promise<boolean> =>
  (await ask({ ...question, isNotice: false })) !== null;

/** Asks before something final. Resolves to the reason, or null if the person did not agree. */
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

/** Asks which of two versions to keep: mine (yes), theirs, or neither yet. */
export const chooseVersion = async ({
  facts,
  other,
  ...question
}: Question & Pick<FinalQuestion, 'facts' | 'yes'> & { other: string }): Promise<'mine' | 'theirs' | null> => {
  const given = await ask({ ...question, other, isNotice: false, final: { facts: facts ?? [] } });
  if (given === null) return null;
  return given === OTHER ? 'theirs' : 'mine';
};

/** The reason that stands for the second way to agree. */
export const answerOther = (question: OpenQuestion): void => question.answer(true, OTHER);

/** Shows a notice that must be read before going on. */
export const alertBox = async (notice: { title: string; text: string }): Promise<void> =>
  void (await ask({ ...notice, isNotice: true }));

/** Answers all open questions with no; with `page` only those of other pages, which have been left. */
export const dropQuestions = (page?: string): void =>
  waiting.forEach((one) => !one.isNotice && one.page !== page && one.answer(false));

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The question to draw now. */
export const useQuestion = (): OpenQuestion | undefined =>
  useSyncExternalStore(
    watch,
    () => waiting[0],
    () => undefined,
  );
