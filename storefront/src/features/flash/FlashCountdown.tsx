/**
 * How long the flash sale lasts, by the server's clock: the phone's own is only used to count on from the answer. Nothing is read aloud
 * every second. When the time is up, the lists are asked for again.
 */
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { getFlashSale } from '../../../../contract/catalogue';
import { useApi } from '../../../../frontend/api/context';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { flashMessages } from './messages';
import { splitSeconds } from './splitSeconds';

const lists = /^\/(get-home-product|get-flash-product|view-product\/)/;
/** A page that was out of sight for so long asks again: some devices stop their clocks meanwhile. */
const ASK_AGAIN_MS = 60_000;

/** Seconds left; null while that is unknown and where the sale does not end. */
function useSecondsLeft(): number | null {
  const { call } = useApi();
  const { mutate } = useSWRConfig();
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let until: number | null = null;
    let askedAt = 0;
    let isGone = false;
    const ask = async () => {
      askedAt = Date.now();
      const result = await call(getFlashSale, {});
      if (isGone || !result.ok) return;
      const { ends_in: endsIn } = result.answer;
      until = endsIn === null ? null : performance.now() + endsIn * 1_000;
      setLeft(endsIn);
    };
    const tick = () => {
      if (until === null) return;
      const now = (until - performance.now()) / 1_000;
      setLeft(Math.max(0, now));
      if (now > 0) return;
      until = null;
      void mutate((key) => typeof key === 'string' && lists.test(key));
    };
    const onSight = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt > ASK_AGAIN_MS) void ask();
    };
    void ask();
    const timer = setInterval(tick, 1_000);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [call, mutate]);
  return left;
}

/** `instead`: what stands in its place, as high as it, until the end is known. */
export default function FlashCountdown({ instead, isNamed = false }: { instead: string; isNamed?: boolean }) {
  const say = useText(flashMessages);
  const { digits } = useFormats();
  const left = useSecondsLeft();
  if (left === null) return instead;
  const { days, clock } = splitSeconds(left);
  const shown = digits(clock);
  const time = days > 0 ? say('days', { days, time: shown }) : shown;
  return (
    <span role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {say(isNamed ? 'saleEnds' : 'ends', { time })}
    </span>
  );
}
