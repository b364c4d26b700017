/** The five legal texts, each in a read-only box, in the reader's language where there is one. */
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { getPolicies } from '../../../contract/policies';
import { policyFor } from '../../../domain/policies/fields';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { policyMessages } from './policy.messages';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { EmptyState } from '../ui/EmptyState';
import { PageHeading } from '../ui/PageHeading';
import { RowsSkeleton } from '../ui/Skeleton';

export const preload = () => [ask(getPolicies, {})];

const byPath = {
  [paths.terms]: 'tc',
  [paths.privacy]: 'pp',
  [paths.vendorPolicy]: 'vp',
  [paths.applicationPolicy]: 'ap',
  [paths.applicationPolicyRight]: 'ap',
  [paths.returnPolicy]: 'rp',
} as const;

const Text = styled.article`
  max-width: 76ch;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
  line-height: 1.75;
  white-space: pre-line;
  @media (min-width: 640px) {
    padding: 32px 40px;
  }
`;

const Note = styled.p`
  max-width: 76ch;
  margin: 0 0 12px;
  color: var(--ink-2);
`;

export function Page() {
  const say = useText(policyMessages);
  const language = useLanguage();
  const { pathname } = useLocation();
  const key = byPath[pathname as keyof typeof byPath] ?? 'tc';
  const { answer } = useCall(getPolicies, {});
  const shown = answer && policyFor(language, answer[key], answer[`${key}_bn`]);
  const text = shown?.text;
  useHead({
    title: say('title', { name: say(key) }),
    description: text?.slice(0, 155),
    canonical: pathname === paths.applicationPolicyRight ? paths.applicationPolicy : undefined,
  });
  return (
    <>
      <PageHeading title={say(key)} />
      {text === undefined && <RowsSkeleton />}
      {text === '' && <EmptyState title={say('empty')} />}
      {shown && text && (
        <>
          {!shown.isOwn && <Note role="note">{say('otherLanguage')}</Note>}
          <Text {...(shown.isOwn ? {} : { lang: language === 'bn' ? 'en' : 'bn' })}>{text}</Text>
        </>
      )}
    </>
  );
}
