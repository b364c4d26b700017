/** Bangla or English, stored for the next visit. Each name is written in its own language. */
import styled from 'styled-components';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import type { Language } from '../../../../frontend/messages/language';
import { writeStored } from '../session/storage';
import { layoutMessages } from './layout.messages';

const Group = styled.div`
  display: inline-flex;
  padding: 2px;
  border-radius: 999px;
  background: color-mix(in srgb, currentColor 16%, transparent);
`;
const Choice = styled.button`
  min-width: 44px;
  min-height: 28px;
  padding: 2px 12px;
  border: 0;
  border-radius: 999px;
  background: transparent;
  color: inherit;
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.3;
  /* One word is not worth the Bangla file. */
  html[lang='en'] &:lang(bn) {
    font-family: 'Noto Sans Bengali', system-ui, sans-serif;
  }
  &[aria-pressed='true'] {
    background: #fff;
    color: #14231c;
  }
`;

const names: readonly { language: Language; name: string }[] = [
  { language: 'bn', name: 'বাংলা' },
  { language: 'en', name: 'English' },
];

export function LanguageSwitch() {
  const current = useLanguage();
  const say = useText(layoutMessages);
  return (
    <Group role="group" aria-label={say('language')}>
      {names.map(({ language, name }) => (
        <Choice
          key={language}
          type="button"
          lang={language}
          aria-pressed={current === language}
          onClick={() => writeStored({ language })}
        >
          {name}
        </Choice>
      ))}
    </Group>
  );
}
