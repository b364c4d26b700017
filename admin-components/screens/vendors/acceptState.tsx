'use client';
/** The state of a vendor: 0 pending, 1 approved, 2 suspended; each has its list. */
import { vendorWords } from '../../messages/vendors';
import type { ScreenName } from '../../routes';
import { Badge } from '../../shared/badges/Badge';
import { useText } from '../../../frontend/messages/useText';

export type Accept = 0 | 1 | 2;

const homes: Readonly<Record<Accept, ScreenName>> = {
  0: 'vendor-request',
  1: 'vendor-approved',
  2: 'vendor-suspended',
};
export const homeOf = (accept: Accept): ScreenName => homes[accept];

export function AcceptBadge({ accept }: { accept: Accept }) {
  const say = useText(vendorWords);
  if (accept === 0) return <Badge tone="amber">{say('pending')}</Badge>;
  if (accept === 1) return <Badge tone="green">{say('approved')}</Badge>;
  return <Badge tone="red">{say('suspended')}</Badge>;
}
