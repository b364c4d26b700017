'use client';
/** A stored link and period in words. */
import { isRecordKind, type LinkKind } from '../../../domain/links/link';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { linkWords } from '../../messages/links';
import { Badge } from '../badges/Badge';

type Link = { link_kind: LinkKind; link_name: string; link_name_bn: string; link_address: string };
type Period = { starts_at: string | null; ends_at: string | null; period: 'coming' | 'now' | 'over' };

export function useKeptWords() {
  const say = useText(linkWords);
  const language = useLanguage();
  const { moment } = useFormats();
  const link = ({ link_kind, link_name, link_name_bn, link_address }: Link): string => {
    if (isRecordKind(link_kind)) return (language === 'bn' && link_name_bn) || link_name || say('broken');
    return link_kind === 'address' ? link_address : say('none');
  };
  const period = ({ starts_at, ends_at }: Period): string => {
    const from = starts_at ? moment(starts_at) : '';
    const until = ends_at ? moment(ends_at) : '';
    if (from && until) return say('between', { from, until });
    if (from) return say('since', { from });
    return until ? say('till', { until }) : say('always');
  };
  return { link, period };
}

const tones = { coming: 'blue', now: 'green', over: 'grey' } as const;

export function PeriodBadge({ state }: { state: Period['period'] }) {
  const say = useText(linkWords);
  return <Badge tone={tones[state]}>{say(state)}</Badge>;
}
