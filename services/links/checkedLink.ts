import { invalid } from '../../domain/failure';
import { isRecordKind, linkAddress, type LinkKind } from '../../domain/links/link';
import { instantOf } from '../../domain/time/dhaka';
import { isUpsideDown } from '../../domain/time/period';
import type { Ctx, Id } from '../ctx';
import { linkTargets } from './linkTargets';

export type LinkInput = { link_kind: LinkKind; link_record?: Id | undefined; link_address: string };
type Link = { link_kind: LinkKind; link_record: string; link_address: string };

/** The link of a form as it is stored. It must lead somewhere that shoppers can open. */
export async function checkedLink(ctx: Ctx, { link_kind, link_record, link_address }: LinkInput): Promise<Link> {
  const none = { link_kind, link_record: '', link_address: '' };
  if (isRecordKind(link_kind)) {
    if (link_record === undefined || link_record === '') throw invalid({ link_record: 'required' });
    const stored = { ...none, link_record: String(link_record) };
    const [target] = await linkTargets(ctx, [stored]);
    if (!target) throw invalid({ link_record: 'notFound' });
    return stored;
  }
  if (link_kind === 'none') return none;
  const address = linkAddress(link_address);
  if (address === null) throw invalid({ link_address: 'wrongLink' });
  return { ...none, link_address: address };
}

type PeriodInput = { starts_at: string; ends_at: string };

/** The period of a form, sent in minutes of Dhaka's clock, as it is stored; an empty end is open. */
export function checkedPeriod(given: PeriodInput): { starts_at: string | null; ends_at: string | null } {
  const period = { starts_at: instantFrom(given, 'starts_at'), ends_at: instantFrom(given, 'ends_at') };
  if (isUpsideDown(period)) throw invalid({ ends_at: 'endsBefore' });
  return period;
}

function instantFrom(given: PeriodInput, end: keyof PeriodInput): string | null {
  if (given[end] === '') return null;
  const instant = instantOf(given[end]);
  if (!instant) throw invalid({ [end]: 'wrongMoment' });
  return instant.toISOString();
}
