'use client';
/** Asks for confirmation and a reason before a deletion: the reason (may be empty), or null when the person cancels. */
import { useCallback } from 'react';
import { longestReason } from '../../../domain/products/changes';
import { useText } from '../../../frontend/messages/useText';
import { deletedWords } from '../../messages/deleted';
import { sharedWords } from '../../messages/shared';
import { confirmFinal } from '../dialogs/ask';

/** `isOwed`: it belongs to another person, who reads the reason. */
type Asked = { text: string; isOwed?: boolean };

export function useAskDeletion(): (asked: Asked) => Promise<string | null> {
  const say = useText(deletedWords);
  const shared = useText(sharedWords);
  return useCallback(
    async ({ text, isOwed = false }) => {
      const reason = {
        label: say('reason'),
        hint: say(isOwed ? 'reasonOwed' : 'reasonKept'),
        longest: longestReason,
        isOptional: !isOwed,
      };
      return (await confirmFinal({ text, yes: shared('delete'), reason }))?.reason ?? null;
    },
    [say, shared],
  );
}
