'use client';
/** The states of runs and payouts as badges. */
import { payoutStatuses, runStatuses, type PayoutStatus, type RunStatus } from '../../../domain/payouts/statuses';
import { usePair } from '../../../frontend/messages/usePair';
import { Badge, type Tone } from '../../shared/badges/Badge';

const tones = {
  prepared: 'amber',
  approved: 'blue',
  sending: 'violet',
  sent: 'green',
  done: 'green',
  failed: 'red',
  discarded: 'grey',
} as const satisfies Record<PayoutStatus | RunStatus, Tone>;

export function RunBadge({ status }: { status: RunStatus }) {
  const pair = usePair();
  return <Badge tone={tones[status]}>{pair(runStatuses[status])}</Badge>;
}

export function PayoutBadge({ status }: { status: PayoutStatus }) {
  const pair = usePair();
  return <Badge tone={tones[status]}>{pair(payoutStatuses[status])}</Badge>;
}
