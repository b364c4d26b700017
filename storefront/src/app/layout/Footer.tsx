/** About the shop, links, payment, language, and the demo statement. */
import { Smartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { topbarInformation } from '../../../../contract/site';
import { useCall } from '../../../../frontend/api/useCall';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { showToast } from '../../ui/toast';
import { useIsDemo } from '../demo';
import { Kept } from '../kept/Kept';
import { paths, routerBase } from '../paths';
import { LanguageSwitch } from './LanguageSwitch';
import { layoutMessages } from './layout.messages';
import { Logo } from './Logo';

const Foot = styled.footer`
  margin-top: 56px;
  background: var(--bar-2);
  color: var(--on-bar);
`;
const Inner = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 28px 24px;
  max-width: var(--page);
  margin: 0 auto;
  padding: 36px 16px 28px;
  @media (min-width: 900px) {
    grid-template-columns: 1.7fr 1fr 1fr 1.3fr;
  }
`;
const Words = styled.section`
  grid-column: 1 / -1;
  display: grid;
  gap: 14px;
  align-content: start;
  justify-items: start;
  p {
    max-width: 42ch;
    opacity: 0.9;
  }
  @media (min-width: 900px) {
    grid-column: auto;
  }
`;
const Links = styled.nav`
  h2 {
    margin-bottom: 8px;
    font-size: 1rem;
    color: #ffd79a;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 34px;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
const Pay = styled.section`
  grid-column: 1 / -1;
  h2 {
    margin-bottom: 10px;
    font-size: 1rem;
    color: #ffd79a;
  }
  img {
    display: block;
  }
  p {
    margin: 6px 0 18px;
    font-size: 0.875rem;
    opacity: 0.9;
  }
  @media (min-width: 900px) {
    grid-column: auto;
  }
`;
const AppLink = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 8px 14px;
  border: 1px solid currentColor;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  text-align: left;
  line-height: 1.3;
  b {
    display: block;
    font-weight: 600;
  }
  small {
    opacity: 0.9;
  }
`;
const Demo = styled.p`
  padding: 14px 16px;
  background: #14231c;
  color: #ffd79a;
  font-size: 0.875rem;
  text-align: center;
`;

type Column = { title: string; links: readonly (readonly [string, string])[] };

function useColumns(): Column[] {
  const say = useText(layoutMessages);
  return [
    {
      title: say('help'),
      links: [
        [paths.accountHelp, say('helpCenter')],
        [paths.contact, say('contact')],
        [paths.about, say('about')],
        [paths.becomeVendor, say('becomeVendor')],
      ],
    },
    {
      title: say('rules'),
      links: [
        [paths.terms, say('terms')],
        [paths.privacy, say('privacy')],
        [paths.returnPolicy, say('returnPolicy')],
        [paths.vendorPolicy, say('vendorPolicy')],
        [paths.applicationPolicy, say('applicationPolicy')],
      ],
    },
  ];
}

export function Footer() {
  const say = useText(layoutMessages);
  const { wordsOf } = useFormats();
  const { answer } = useCall(topbarInformation, {});
  const isDemo = useIsDemo();
  const columns = useColumns();
  const text = answer?.footer_text ? wordsOf(answer.footer_text) : say('footerText');
  return (
    <Kept by={['footer', isDemo, answer]}>
      <Foot>
        <Inner>
          <Words>
            <Logo />
            <p>{text}</p>
            <LanguageSwitch />
          </Words>
          {columns.map(({ title, links }) => (
            <Links key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([to, name]) => (
                  <li key={to}>
                    <Link to={to}>{name}</Link>
                  </li>
                ))}
              </ul>
            </Links>
          ))}
          <Pay>
            <h2>{say('payWith')}</h2>
            <img
              src={`${routerBase}payment-methods.svg`}
              alt={say('paymentMethods')}
              width={268}
              height={44}
              loading="lazy"
              decoding="async"
            />
            <p>{say('paymentSoon')}</p>
            <AppLink type="button" onClick={() => showToast('info', say('getAppHow'), { title: say('getApp') })}>
              <Smartphone size={26} aria-hidden="true" />
              <span>
                <b>{say('getApp')}</b>
                <small>{say('getAppText')}</small>
              </span>
            </AppLink>
          </Pay>
        </Inner>
        {isDemo && <Demo>{say('runsInDemo')}</Demo>}
      </Foot>
    </Kept>
  );
}
