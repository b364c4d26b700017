/** Contact, demo notice, language and theme. */
import { Mail, Phone } from 'lucide-react';
import styled from 'styled-components';
import { topbarInformation } from '../../../../contract/site';
import { useCall } from '../../../../frontend/api/useCall';
import { useText } from '../../../../frontend/messages/useText';
import { useIsDemo } from '../demo';
import { LanguageSwitch } from './LanguageSwitch';
import { layoutMessages } from './layout.messages';
import { ThemeSwitch } from './ThemeSwitch';

const Bar = styled.aside`
  background: var(--bar-2);
  color: var(--on-bar);
  font-size: 0.8125rem;
`;
const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 18px;
  max-width: var(--page);
  min-height: 38px;
  margin: 0 auto;
  padding: 2px 12px;
  @media (min-width: 768px) {
    flex-wrap: nowrap;
    padding: 2px 16px;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
/** A line of its own on a phone; its height is reserved before the answer arrives. */
const Contact = styled.span`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  min-height: 24px;
  a {
    min-height: 24px;
  }
  @media (min-width: 768px) {
    flex: none;
    gap: 16px;
  }
`;
const Demo = styled.p`
  flex: 1;
  font-weight: 600;
  color: #ffd79a;
  line-height: 1.25;
  /* The bold letters of Bangla come after the first paint: with them it would take another line, and move the page. */
  html:lang(bn) & {
    font-weight: 400;
  }
  @media (min-width: 900px) {
    text-align: right;
  }
`;
const Space = styled.span`
  flex: 1;
`;

export function TopBar() {
  const say = useText(layoutMessages);
  const { answer } = useCall(topbarInformation, {});
  const isDemo = useIsDemo();
  return (
    <Bar aria-label={say('siteInformation')}>
      <Inner>
        <Contact>
          {answer?.contact && (
            <a
              href={`tel:${answer.contact.replace(/[^\d+]/g, '')}`}
              aria-label={say('call', { contact: answer.contact })}
            >
              <Phone size={14} aria-hidden="true" />
              {answer.contact}
            </a>
          )}
          {answer?.email && (
            <a href={`mailto:${answer.email}`} aria-label={say('write', { email: answer.email })}>
              <Mail size={14} aria-hidden="true" />
              {answer.email}
            </a>
          )}
        </Contact>
        {isDemo ? <Demo>{say('demoNotice')}</Demo> : <Space />}
        <ThemeSwitch />
        <LanguageSwitch />
      </Inner>
    </Bar>
  );
}
