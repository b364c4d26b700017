'use client';
/** Asks which version to keep, after somebody else has saved the same record. */
import { useCallback } from 'react';
import type { ChooseVersion } from '../../../frontend/forms/useSeen';
import { chooseVersion } from '../../../frontend/dialogs/questions';
import { useText } from '../../../frontend/messages/useText';
import { usePair } from '../../../frontend/messages/usePair';
import { fieldWords } from '../../messages/fields';
import { sharedWords } from '../../messages/shared';
import { wordsOfForm } from '../richText/editorDocument';

const LONGEST = 160;

export function useChooseVersion(): ChooseVersion {
  const say = useText(sharedWords);
  const pair = usePair();
  return useCallback<ChooseVersion>(
    (failure, found) => {
      const shown = (value: unknown) => {
        const text = Array.isArray(value)
          ? value.join(', ')
          : (wordsOfForm(String(value ?? '')) ?? String(value ?? ''));
        return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text || '—';
      };
      return chooseVersion({
        title: failure.message,
        text: say('versionText'),
        yes: say('keepMine'),
        other: say('takeTheirs'),
        facts: found.map(({ field, mine, theirs }) => ({
          name: fieldWords[field] ? pair(fieldWords[field]) : field,
          value: `${say('theirs')}: ${shown(theirs)}. ${say('mine')}: ${shown(mine)}`,
        })),
      });
    },
    [say, pair],
  );
}
