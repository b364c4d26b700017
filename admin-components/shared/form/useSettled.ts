'use client';
import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The typed text once typing pauses, so that the server is not called for every letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}
