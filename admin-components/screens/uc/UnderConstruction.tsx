'use client';
/** A page that does not exist yet: a greeting, a message, and links. */
import { Construction } from 'lucide-react';
import { ucWords } from '../../messages/uc';
import { screenAddress, shopPath } from '../../routes';
import { usePanel } from '../../shell/PanelContext';
import { LinkButton } from '../../shared/page/LinkButton';
import { useText } from '../../../frontend/messages/useText';

export function UnderConstruction() {
  const say = useText(ucWords);
  const { userName } = usePanel();
  return (
    <div className="haat-refusal">
      <Construction size={44} strokeWidth={1.5} aria-hidden />
      <h1>{say('greeting', { name: userName })}</h1>
      <p>{say('soon')}</p>
      <div className="haat-row">
        <LinkButton kind="primary" href={screenAddress('dashboard')}>
          {say('dashboard')}
        </LinkButton>
        <a className="haat-button haat-button--quiet" href={`${shopPath}/`}>
          {say('homepage')}
        </a>
      </div>
    </div>
  );
}
