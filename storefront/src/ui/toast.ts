/**
 * Short messages in the corner. The library that draws them is loaded with the first one; if it cannot be loaded (no
 * network) only the message is lost.
 */
import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';
export type ToastOptions = {
  /** Shown above the message. */
  title?: string | undefined;
  action?: { label: string; onClick: () => void } | undefined;
};

let isWanted = false;
let isReady = false;
const waiting: (() => void)[] = [];
const listeners = new Set<() => void>();
let library: Promise<typeof import('sonner')> | null = null;

/** Loads the library; pages whose messages matter without a network call it ahead. */
export function loadToasts(): Promise<typeof import('sonner')> {
  library ??= import('sonner').catch((error: unknown) => {
    library = null;
    throw error;
  });
  return library;
}

/** For an effect: loads the library before it is needed. */
export const prepareToasts = (): void => void loadToasts().catch(() => undefined);

/** True from the first toast on: the host is then drawn. */
export const useToastsWanted = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isWanted,
    () => false,
  );

/** The host is mounted: draws the messages that came before. */
export function toastsReady(): void {
  isReady = true;
  waiting.splice(0).forEach((draw) => draw());
}

export function showToast(kind: ToastKind, message: string, options: ToastOptions = {}): void {
  loadToasts().then(
    ({ toast }) => {
      const { title, action } = options;
      const draw = () =>
        toast[kind](title ?? message, { ...(title && { description: message }), ...(action && { action }) });
      if (isReady) draw();
      else waiting.push(draw);
      isWanted = true;
      listeners.forEach((listener) => listener());
    },
    () => undefined,
  );
}
