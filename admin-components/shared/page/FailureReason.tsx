'use client';
/** Why an outside service failed: a sentence, and below it the service's own message, to quote to its support. */
import type { GatewayErrorKind } from '../../../domain/gatewayError';
import { stuckWords } from '../../messages/stuck';
import { useText } from '../../../frontend/messages/useText';

type Reason = Exclude<GatewayErrorKind, 'state'> | 'wrongState' | 'mismatch' | 'onItsWayBack';

const signs: readonly [reason: Reason, sign: RegExp][] = [
  ['mismatch', /^expected /],
  ['onItsWayBack', / on its way back$/],
  ...(['transient', 'noAnswer', 'declined', 'duplicate', 'notFound', 'invalid', 'setup'] as const).map(
    (kind): [Reason, RegExp] => [kind, new RegExp(`\\b${kind}\\b`)],
  ),
  ['wrongState', /^\S+ state |; \S+ state |: \S+ state /],
];

export function FailureReason({ said }: { said: string }) {
  const say = useText(stuckWords);
  if (said === '') return <>—</>;
  const reason = signs.find(([, sign]) => sign.test(said))?.[0];
  return (
    <span className="haat-table__reason">
      {reason && <span>{say(reason)}</span>}
      <code className="haat-code">{said}</code>
    </span>
  );
}
