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

export type OpenQuestion = Question & {
  key: number;
  /** Told, not asked: there is only one answer. */
  isNotice: boolean;
  /** The page that asks. */
  page: string;
  answer: (yes: boolean) => void;
};

let count = 0;
let waiting: readonly OpenQuestion[] = [];
const listeners = new Set<() => void>();

function change(to: readonly OpenQuestion[]): void {
  waiting = to;
  listeners.forEach((listener) => listener());
}

function ask(question: Question, isNotice: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const key = ++count;
    const answer = (yes: boolean) => {
      change(waiting.filter((one) => one.key !== key));
      resolve(yes);
    };
    change([...waiting, { ...question, key, isNotice, page: window.location.pathname, answer }]);
  });
}

/** Asks, and answers whether the person agreed. */
export const confirm = (question: Question): Promise<boolean> => ask(question, false);

/** Tells something that must be read before going on. */
export const alertBox = async (notice: { title: string; text: string }): Promise<void> =>
  void (await ask(notice, true));

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
