'use client';
/**
 * Asks for the reason for a rejection: `const reason = await askReason({ title, text, yes })`, null when the person
 * cancels.
 */
import { longestReason } from '../../../domain/products/changes';
import { useText } from '../../../frontend/messages/useText';
import { reviewWords } from '../../messages/review';
import { confirmFinal, type Question } from './ask';

/** `warning`: what cannot be undone; `reasonHint`: where nothing is to be corrected. */
type Asked = Question & { yes: string; warning?: string; reasonHint?: string };

export function useAskReason(): (asked: Asked) => Promise<string | null> {
  const say = useText(reviewWords);
  return async ({ reasonHint = say('reasonHint'), ...asked }) => {
    const reason = { label: say('reason'), hint: reasonHint, longest: longestReason };
    return (await confirmFinal({ ...asked, reason }))?.reason ?? null;
  };
}
