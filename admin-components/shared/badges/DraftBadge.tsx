'use client';
/** Whether shoppers see the latest version. */
import { useText } from '../../../frontend/messages/useText';
import { draftWords } from '../../messages/drafts';
import { Badge } from './Badge';

const tones = { published: 'green', changed: 'amber', draft: 'grey' } as const;

export function DraftBadge({ state }: { state: keyof typeof tones }) {
  const say = useText(draftWords);
  return <Badge tone={tones[state]}>{say(state)}</Badge>;
}
