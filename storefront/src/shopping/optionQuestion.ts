/**
 * Asks for the options of a product before it is added to the cart, from anywhere: `const chosen = await askOptions({
 * slug })`. There is one dialog for all; `OptionHost` draws it.
 */
import { useSyncExternalStore } from 'react';
import type { Chosen } from '../../../domain/cart/options';
import type { ProductWithOptions } from './options';

export type Asked = {
  /** For loading the product if the caller has only its card. */
  slug: string;
  product?: ProductWithOptions;
  /** The options chosen already. */
  chosen?: Chosen;
  /** The button's label, unless it adds to the cart. */
  button?: string;
};

export type OptionQuestion = Asked & { answer: (chosen: Chosen | null) => void };

let open: OptionQuestion | null = null;
const listeners = new Set<() => void>();

function show(question: OptionQuestion | null): void {
  open = question;
  listeners.forEach((listener) => listener());
}

/** The chosen options; null when the shopper closed the question. */
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

/** The question to draw now. */
export const useOptionQuestion = (): OptionQuestion | null =>
  useSyncExternalStore(
    watch,
    () => open,
    () => null,
  );
