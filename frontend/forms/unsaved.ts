/**
 * What was typed and is not saved. Every form that is changed holds an entry here; whoever leads away from the page asks
 * `hasUnsaved` first.
 */
import { useEffect } from 'react';

const held = new Set<symbol>();
const savedFiles = new WeakSet<Blob>();

export const hasUnsaved = (): boolean => held.size > 0;

/** Saved, or given up: nothing is asked any more, until something is changed again. */
export const forgetUnsaved = (): void => held.clear();

/** These pictures have been saved, even if the form goes on showing them. */
export const markSaved = (files: readonly Blob[]): void => files.forEach((file) => savedFiles.add(file));
export const isSaved = (file: Blob): boolean => savedFiles.has(file);

/** Holds an entry as long as something is changed and the form is there. */
export function useUnsaved(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const entry = Symbol('changed form');
    held.add(entry);
    return () => void held.delete(entry);
  }, [isChanged]);
}
