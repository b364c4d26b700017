'use client';
/**
 * Asks for the reason for a rejection: `const reason = await askReason({ title, text, yes })`, null when the person
 * cancels.
 */
import { longestReason } from '../../../domain/products/changes';
import { useText } from '../../../frontend/messages/useText';
import { reviewWords } from '../../messages/review';
import { confirmFinal, type Question } from './ask';

/** `warning`: what cannot be undone. */
type Asked = Question & { yes: string; warning?: string };

export function useAskReason(): (asked: Asked) => Promise<string | null> {
  const say = useText(reviewWords);
  const reason = { label: say('reason'), hint: say('reasonHint'), longest: longestReason };
  return async (asked) => (await confirmFinal({ ...asked, reason }))?.reason ?? null;
}
