'use client';
/**
 * Keeps unsaved form input in this browser: after a reload, a crash or a closed tab it is offered again. Texts and
 * choices only; pictures have to be chosen again.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Fields } from './useFields';

type Values = Record<string, unknown>;

const place = (name: string) => `haat-draft-${name}`;

function read<T extends Values>(name: string, like: T): T | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(name)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    // If the form has changed since, only fields that still exist, with the same type, are restored.
    const fitting = Object.entries(kept).filter(
      ([key, value]) =>
        Object.hasOwn(like, key) &&
        typeof value === typeof like[key] &&
        Array.isArray(value) === Array.isArray(like[key]),
    );
    const draft = { ...like, ...Object.fromEntries(fitting) };
    return JSON.stringify(draft) === JSON.stringify(like) ? null : draft;
  } catch {
    return null;
  }
}

/** Only what was typed: the rest is as stored when the draft is restored, not as it was then. */
const changedFrom = (before: Values, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key])),
  );

function write(name: string, values: Values | null): void {
  try {
    if (values === null) localStorage.removeItem(place(name));
    else localStorage.setItem(place(name), JSON.stringify(values));
  } catch {
    // Not stored: the form works as before.
  }
}

export type Draft = {
  /** There is input from before. */
  isOffered: boolean;
  goOn: () => void;
  discard: () => void;
  /** The form has been saved. */
  clear: () => void;
};

/** `name` identifies the person, the form and the record. */
export function useDraft<T extends Values>(name: string, form: Pick<Fields<T>, 'values' | 'isDirty' | 'set'>): Draft {
  const { values, isDirty, set } = form;
  const [offered, setOffered] = useState<T | null>(null);
  const wasDirty = useRef(false);
  const isDone = useRef(false);
  const first = useRef(values);

  useEffect(() => setOffered(read(name, first.current)), [name]);
  useEffect(() => {
    if (isDone.current) return;
    if (isDirty) write(name, changedFrom(first.current, values));
    else if (wasDirty.current) write(name, null);
    wasDirty.current = isDirty;
  }, [name, values, isDirty]);

  const clear = useCallback(() => {
    isDone.current = true;
    write(name, null);
  }, [name]);
  return {
    isOffered: offered !== null,
    goOn: () => {
      if (offered) set(offered);
      setOffered(null);
    },
    discard: () => {
      if (!isDirty) write(name, null);
      setOffered(null);
    },
    clear,
  };
}
