/** Unsaved changes. Every changed form holds an entry here; code that leaves the page calls `hasUnsaved` first. */
import { useEffect } from 'react';

const held = new Set<symbol>();
const savedFiles = new WeakSet<Blob>();

export const hasUnsaved = (): boolean => held.size > 0;

/** Saved or given up: no question is asked until something is changed again. */
export const forgetUnsaved = (): void => held.clear();

/** Marks pictures as saved, even if the form keeps showing them. */
export const markSaved = (files: readonly Blob[]): void => files.forEach((file) => savedFiles.add(file));
export const isSaved = (file: Blob): boolean => savedFiles.has(file);

/** Holds an entry while the form is mounted and changed. */
export function useUnsaved(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const entry = Symbol('changed form');
    held.add(entry);
    return () => void held.delete(entry);
  }, [isChanged]);
}
