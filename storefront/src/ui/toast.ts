/**
 * Short messages in the corner. The library that draws them is fetched with the first one; where it cannot be fetched (no
 * network) the message is lost and nothing else is.
 */
import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';
export type ToastOptions = {
  /** Stands above the message. */
  title?: string | undefined;
  action?: { label: string; onClick: () => void } | undefined;
};

let isWanted = false;
let isReady = false;
const waiting: (() => void)[] = [];
const listeners = new Set<() => void>();
let library: Promise<typeof import('sonner')> | null = null;

/** Fetches the library; pages whose messages matter without a network call it ahead. */
export function loadToasts(): Promise<typeof import('sonner')> {
  library ??= import('sonner').catch((error: unknown) => {
    library = null;
    throw error;
  });
  return library;
}

/** For an effect: has the library at hand before it is needed. */
export const prepareToasts = (): void => void loadToasts().catch(() => undefined);

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

/** The host stands: what came before it is drawn now. */
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
