/**
 * Counts down by the server's clock: the device's clock only measures the time since the answer. Some devices stop
 * their clocks while a page is hidden, so the time is requested again when it is shown.
 */
import { useEffect, useState } from 'react';

type Options = {
  /** A younger answer is not requested again. */
  askAgainMs?: number;
  /** The time is up. */
  onOver?: () => void;
};

/**
 * Seconds left; null if unknown or if there is no end. `ask` returns the seconds, null for no end, undefined without an
 * answer; it and `onOver` must be stable across renders.
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
