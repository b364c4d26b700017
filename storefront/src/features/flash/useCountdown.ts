/**
 * Counts down by the server's clock: the device's own only counts on from what the server said. Some devices stop their clocks
 * while nobody looks: a page that comes back into sight asks again.
 */
import { useEffect, useState } from 'react';

type Options = {
  /** An answer that is younger is not asked for again. */
  askAgainMs?: number;
  /** The time is up. */
  onOver?: () => void;
};

/**
 * Seconds left; null while that is unknown and where there is no end. `ask` tells the seconds, null for no end, undefined where
 * nothing was answered; it and `onOver` have to stay the same from one drawing to the next.
 */
export function useCountdown(
  ask: () => Promise<number | null | undefined>,
  { askAgainMs = 0, onOver }: Options = {},
): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let until: number | null = null;
    let askedAt = 0;
    let isGone = false;
    const read = async () => {
      askedAt = Date.now();
      const seconds = await ask();
      if (isGone || seconds === undefined) return;
      until = seconds === null ? null : performance.now() + seconds * 1_000;
      setLeft(seconds === null ? null : Math.max(0, seconds));
    };
    const tick = () => {
      if (until === null) return;
      const now = (until - performance.now()) / 1_000;
      setLeft(Math.max(0, now));
      if (now > 0) return;
      until = null;
      onOver?.();
    };
    const onSight = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt > askAgainMs) void read();
    };
    void read();
    const timer = setInterval(tick, 1_000);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [ask, askAgainMs, onOver]);
  return left;
}
