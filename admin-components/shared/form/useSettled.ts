'use client';
import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What was typed, once the typing pauses: the server is not asked for every letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}
