/** The remaining time of the flash sale, not read aloud every second. When it is over, the lists are loaded again. */
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { getFlashSale } from '../../../../contract/catalogue';
import { useApi } from '../../../../frontend/api/context';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { flashMessages } from './messages';
import { splitSeconds } from './splitSeconds';
import { useCountdown } from './useCountdown';

const lists = /^\/(get-home-product|get-flash-product|view-product\/)/;
/** A page that was hidden for so long loads the time again. */
const ASK_AGAIN_MS = 60_000;

/** Seconds left; null if unknown or if the sale has no end. */
function useSecondsLeft(): number | null {
  const { call } = useApi();
  const { mutate } = useSWRConfig();
  const ask = useCallback(async () => {
    const result = await call(getFlashSale, {});
    return result.ok ? result.answer.ends_in : undefined;
  }, [call]);
  const onOver = useCallback(() => void mutate((key) => typeof key === 'string' && lists.test(key)), [mutate]);
  return useCountdown(ask, { askAgainMs: ASK_AGAIN_MS, onOver });
}

/** `instead`: what is shown at the same height until the end is known. */
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
