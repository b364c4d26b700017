/**
 * A countdown by the server's clock. Until that is known, and without scripts, the end itself is shown at the same
 * height. Nothing is read aloud every second.
 */
import { useCallback } from 'react';
import styled from 'styled-components';
import { getServerTime } from '../../../../contract/pages';
import { useApi } from '../../../../frontend/api/context';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { splitSeconds } from '../../features/flash/splitSeconds';
import { useCountdown } from '../../features/flash/useCountdown';
import { partMessages } from './parts.messages';

const Clock = styled.p`
  min-height: 2.5rem;
  font-size: 1.5rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

/** dd/mm/yyyy hh:mm */
const MINUTES = 16;

/** Seconds until the moment; null until the server's time is known. */
function useSecondsTo(moment: string): number | null {
  const { call } = useApi();
  const ask = useCallback(async () => {
    const result = await call(getServerTime, {});
    return result.ok ? (Date.parse(moment) - Date.parse(result.answer.now)) / 1_000 : undefined;
  }, [call, moment]);
  return useCountdown(ask);
}

export function CountdownPart({ endsAt }: { endsAt: string }) {
  const say = useText(partMessages);
  const { digits, moment } = useFormats();
  const left = useSecondsTo(endsAt);
  if (left === null) return <Clock>{say('until', { moment: moment(endsAt).slice(0, MINUTES) })}</Clock>;
  if (left === 0) return <Clock>{say('over')}</Clock>;
  const { days, clock } = splitSeconds(left);
  return <Clock role="timer">{days > 0 ? say('days', { days, time: digits(clock) }) : digits(clock)}</Clock>;
}
