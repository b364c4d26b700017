/** Short messages in the corner. The library that draws them is fetched with the first one. */
import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';
export type ToastOptions = {
  /** Stands above the message. */
  title?: string | undefined;
  action?: { label: string; onClick: () => void } | undefined;
};

let isWanted = false;
const listeners = new Set<() => void>();

/** True from the first toast on: then its host is drawn. */
export const useToastsWanted = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isWanted,
    () => false,
  );

export function showToast(kind: ToastKind, message: string, options: ToastOptions = {}): void {
  isWanted = true;
  listeners.forEach((listener) => listener());
  void import('sonner').then(({ toast }) => {
    const { title, action } = options;
    toast[kind](title ?? message, {
      ...(title && { description: message }),
      ...(action && { action }),
    });
  });
}
