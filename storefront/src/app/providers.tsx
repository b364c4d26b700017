/** The context of every page: language, cached answers, stored values, handling of an ended session. */
import { useCallback, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { CallFailure } from '../../../contract/client/answer';
import { ApiContext } from '../../../frontend/api/context';
import { call } from '../api/client';
import { isHydrating } from '../api/hydration';
import { tellProblem } from '../api/loadProblems';
import { readLanguage, type Language } from '../../../frontend/messages/language';
import { LanguageProvider } from '../../../frontend/messages/LanguageProvider';
import { showToast } from '../ui/toast';
import { appMessages } from './app.messages';
import { paths } from './paths';
import { keepUnfinished } from './session/unfinished';
import { clearAuth } from './session/storage';
import { StoredOnServerContext, useStored } from './session/useStored';
import { DemoContext } from './demo';
import type { PageState } from './state';

type WithChildren = { children: ReactNode };

function WithLanguage({ children }: WithChildren) {
  const language = readLanguage(useStored('language'));
  return <LanguageProvider language={language}>{children}</LanguageProvider>;
}

const unauthorized = (language: Language) => appMessages.unauthorized[language];

/** Signed out or refused inside the account area: the specs lead to sign-in, 403 and 404 from there. */
function WithSession({ children }: WithChildren) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const inAccount = pathname.startsWith(paths.account);
  const language = readLanguage(useStored('language'));
  const onFailure = useCallback(
    (failure: CallFailure) => {
      if (failure.layer !== 'http') return;
      if (failure.status === 401) {
        clearAuth();
        if (!inAccount) return;
        showToast('warning', unauthorized(language));
        keepUnfinished({ waitsFor: 'signIn' });
        void navigate(paths.login);
      }
      if (!inAccount) return;
      if (failure.status === 403) void navigate(paths.forbidden);
      if (failure.status === 404) void navigate(paths.notFound);
    },
    [navigate, inAccount, language],
  );
  const api = useMemo(() => ({ call, onFailure, onMissing: tellProblem, isFresh: isHydrating }), [onFailure]);
  return <ApiContext value={api}>{children}</ApiContext>;
}

export function Providers({ state, children }: WithChildren & { state: PageState }) {
  const config = useMemo(
    () => ({ fallback: state.answers, revalidateOnFocus: false, errorRetryCount: 3, dedupingInterval: 2000 }),
    [state],
  );
  return (
    <StoredOnServerContext value={state.stored}>
      <DemoContext value={state.isDemo}>
        <SWRConfig value={config}>
          <WithLanguage>
            <WithSession>{children}</WithSession>
          </WithLanguage>
        </SWRConfig>
      </DemoContext>
    </StoredOnServerContext>
  );
}
