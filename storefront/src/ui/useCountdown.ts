import { useCallback, useEffect, useState } from 'react';

/** The seconds left to wait. */
export function useCountdown(): { seconds: number; start: (from: number) => void } {
  const [seconds, setSeconds] = useState(0);
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = useCallback((from: number) => setSeconds(from), []);
  return { seconds, start };
}
