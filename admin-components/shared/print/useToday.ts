'use client';
/** The moment this page was opened: what a print is dated with. */
import { useEffect, useState } from 'react';

export function useToday(): string {
  const [now, setNow] = useState('');
  // Read from the page's own timing, after it is shown: the server and the browser draw the same first.
  useEffect(() => setNow(new Date(performance.timeOrigin + performance.now()).toISOString()), []);
  return now;
}
