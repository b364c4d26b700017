'use client';
/** Asks before something is deleted, and why: the reason (empty where none is given), or null when the person thinks better of it. */
import { useCallback } from 'react';
import { longestReason } from '../../../domain/products/changes';
import { useText } from '../../../frontend/messages/useText';
import { deletedWords } from '../../messages/deleted';
import { sharedWords } from '../../messages/shared';
import { confirmFinal } from '../dialogs/ask';

/** `isOwed`: it is another's work, whose maker reads the reason. */
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
