'use client';
/** The moment this page was opened: the date of a print. */
import { useEffect, useState } from 'react';

export function useToday(): string {
  const [now, setNow] = useState('');
  // Read from the page's own timing, after mounting: server and browser must render the same first.
  useEffect(() => setNow(new Date(performance.timeOrigin + performance.now()).toISOString()), []);
  return now;
}
