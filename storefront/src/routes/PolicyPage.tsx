/**
 * The five policies, each in a read-only box, in the reader's language if available; also as they were on an earlier
 * day.
 */
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { getPolicyText } from '../../../contract/policies';
import type { Policy } from '../../../domain/policies/fields';
import { wordsOf } from '../../../domain/richText/shown';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import type { Visit } from '../app/page';
import { paths } from '../app/paths';
import { policyMessages } from '../features/policies/messages';
import { Note, PolicyText, policyTextFor } from '../features/policies/PolicyText';
import { sharedMessages } from '../i18n/shared.messages';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { PageHeading } from '../ui/PageHeading';
import { RowsSkeleton } from '../ui/Skeleton';

const byPath = {
  [paths.terms]: 'termsconditions',
  [paths.privacy]: 'privacypolicy',
  [paths.vendorPolicy]: 'vendorpolicy',
  [paths.applicationPolicy]: 'apppolicy',
  [paths.applicationPolicyRight]: 'apppolicy',
  [paths.returnPolicy]: 'returnpolicy',
} as const satisfies Record<string, Policy>;

const callFor = (path: string, version: string | null) => ({
  params: { policy: byPath[path as keyof typeof byPath] ?? 'termsconditions' },
  query: version ? { version } : {},
});

/** An earlier text, as an order refers to it. */
export const readQuery = (query: URLSearchParams): URLSearchParams => {
  const version = query.get('version');
  return new URLSearchParams(version ? { version } : {});
};

export const preload = ({ path, query }: Visit) => [ask(getPolicyText, callFor(path, query.get('version')))];

export function Page() {
  const say = useText(policyMessages);
  const language = useLanguage();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const call = callFor(pathname, query.get('version'));
  const { answer, failure, reload } = useCall(getPolicyText, call);
  const isGone = failure?.status === 404 || failure?.status === 422;
  const name = say(call.params.policy);
  const shown = answer && policyTextFor(language, answer);
  useHead({
    title: say('title', { name }),
    description: shown && wordsOf(shown.blocks).slice(0, 155),
    canonical: pathname === paths.applicationPolicyRight ? paths.applicationPolicy : undefined,
    isPrivate: query.has('version'),
    status: isGone ? 404 : 200,
  });
  return (
    <>
      <PageHeading title={name} />
      {!answer && !failure && <RowsSkeleton />}
      {failure && !answer && <Failed isGone={isGone} onRetry={() => void reload()} />}
      {answer && <Days from={answer.valid_from} until={answer.valid_until} path={pathname} />}
      {answer && <PolicyText texts={answer} />}
    </>
  );
}

function Failed({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  const say = useText(policyMessages);
  const shared = useText(sharedMessages);
  return (
    <EmptyState title={isGone ? say('noVersion') : shared('somethingWrong')}>
      {!isGone && <Button onClick={onRetry}>{shared('tryAgain')}</Button>}
    </EmptyState>
  );
}

/** Since when the text is in force; for an earlier one, that it is no longer. */
function Days({ from, until, path }: { from: string | null; until: string | null; path: string }) {
  const say = useText(policyMessages);
  const { day } = useFormats();
  if (from === null) return null;
  if (until === null) return <Note>{say('since', { from: day(from) })}</Note>;
  return (
    <Note role="note">
      {say('earlier', { from: day(from), until: day(until) })} <Link to={path}>{say('current')}</Link>
    </Note>
  );
}
