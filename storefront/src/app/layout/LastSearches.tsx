/**
 * The last searches of this browser, each removable. The buttons are beside the list, because a list box may contain
 * only its options.
 */
import { Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../frontend/messages/useText';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { LINE_HEIGHT } from './SuggestionLine';
import { suggestionMessages } from './suggestions.messages';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 4px 6px 4px 14px;
  color: var(--ink-2);
  font-weight: 600;
  button {
    min-height: 44px;
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
`;
const Removers = styled.div`
  display: grid;
  grid-auto-rows: ${LINE_HEIGHT}px;
  align-items: center;
  padding-right: 6px;
`;

export type LastSearchesProps = {
  searches: readonly string[];
  onKeep: (searches: readonly string[]) => void;
  children: ReactNode;
};

export function LastSearches({ searches, onKeep, children }: LastSearchesProps) {
  const say = useText(suggestionMessages);
  return (
    <>
      <Head>
        <span>{say('lastSearches')}</span>
        <Button kind="plain" size="small" icon={<Trash2 size={17} aria-hidden="true" />} onClick={() => onKeep([])}>
          {say('clearAll')}
        </Button>
      </Head>
      <Columns>
        {children}
        <Removers>
          {searches.map((text) => (
            <IconButton
              key={text}
              name={say('remove', { text })}
              icon={<X size={18} aria-hidden="true" />}
              onClick={() => onKeep(searches.filter((other) => other !== text))}
            />
          ))}
        </Removers>
      </Columns>
    </>
  );
}
