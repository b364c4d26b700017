'use client';
/** The head of a screen: Back, its title (the page's only h1), its actions; sets the breadcrumb. */
import { SetStepNav } from '@payloadcms/ui';
import { ArrowLeft } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';
import { LinkButton } from './LinkButton';

type Props = {
  title: string;
  /** Where Back goes; without it there is no Back. `history`: the page before. */
  back?: string | 'history';
  badge?: ReactNode;
  /** A line below the title. */
  text?: ReactNode;
  children?: ReactNode;
};

export function PageHeader({ title, back, badge, text, children }: Props) {
  const say = useText(sharedWords);
  const trail = useMemo(() => [{ label: title }], [title]);
  return (
    <header className="haat-head">
      <SetStepNav nav={trail} />
      <div className="haat-head__text">
        <div className="haat-head__line1">
          <h1 className="haat-head__title">{title}</h1>
          {badge}
        </div>
        {text && <p className="haat-head__line">{text}</p>}
      </div>
      <div className="haat-head__actions">
        {children}
        {back === 'history' && (
          <button type="button" className="haat-button haat-button--quiet" onClick={() => window.history.back()}>
            <ArrowLeft size={16} aria-hidden />
            {say('back')}
          </button>
        )}
        {back && back !== 'history' && (
          <LinkButton href={back}>
            <ArrowLeft size={16} aria-hidden />
            {say('back')}
          </LinkButton>
        )}
      </div>
    </header>
  );
}
