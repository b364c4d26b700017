/**
 * Asks for the options of a product before it is added to the cart, wherever that is: `const chosen = await askOptions({ slug })`.
 * One dialog for all; `OptionHost` draws it.
 */
import { useSyncExternalStore } from 'react';
import type { Chosen } from '../../../domain/cart/options';
import type { ProductWithOptions } from './options';

export type Asked = {
  /** By which the product is fetched where the caller knows only its card. */
  slug: string;
  product?: ProductWithOptions;
  /** What has been chosen already. */
  chosen?: Chosen;
  /** What the button of the dialog says, unless it adds to the cart. */
  button?: string;
};

export type OptionQuestion = Asked & { answer: (chosen: Chosen | null) => void };

let open: OptionQuestion | null = null;
const listeners = new Set<() => void>();

function show(question: OptionQuestion | null): void {
  open = question;
  listeners.forEach((listener) => listener());
}

/** What was chosen; null when the shopper closed the question. */
export const askOptions = (asked: Asked): Promise<Chosen | null> =>
  new Promise((resolve) => {
    open?.answer(null);
    const question: OptionQuestion = {
      ...asked,
      answer: (chosen) => {
        if (open === question) show(null);
        resolve(chosen);
      },
    };
    show(question);
  });

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The question to be drawn now. */
export const useOptionQuestion = (): OptionQuestion | null =>
  useSyncExternalStore(
    watch,
    () => open,
    () => null,
  );
