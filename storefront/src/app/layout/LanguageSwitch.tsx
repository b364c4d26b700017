/**
 * Bangla or English: links to the page's address in that language, and stores the choice for the next visit. Each name
 * is written in its own language.
 */
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import type { Language } from '../../../../frontend/messages/language';
import { queryInLanguage } from '../languageAddress';
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
  svg {
    height: 1.1em;
    vertical-align: -0.2em;
    fill: currentColor;
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

/**
 * Drawn, not written: many devices have no Bangla font, and one word is not worth loading ours. The outline is in
 * index.html.
 */
const Bangla = () => (
  <svg viewBox="0 0 228 110" aria-hidden="true">
    <use href="#bangla" />
  </svg>
);

export function LanguageSwitch() {
  const current = useLanguage();
  const say = useText(layoutMessages);
  const { search, hash, state: passedOn } = useLocation();
  const navigate = useNavigate();
  const choose = (language: Language) => {
    writeStored({ language });
    void navigate({ search: queryInLanguage(search, language), hash }, { replace: true, state: passedOn as unknown });
  };
  return (
    <Group role="group" aria-label={say('language')}>
      {names.map(({ language, name }) => (
        <Choice
          key={language}
          type="button"
          lang={language}
          aria-label={name}
          aria-pressed={current === language}
          onClick={() => choose(language)}
        >
          {language === 'bn' ? <Bangla /> : name}
        </Choice>
      ))}
    </Group>
  );
}
