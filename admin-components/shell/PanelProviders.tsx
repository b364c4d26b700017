'use client';
/** What every screen of the panel stands in: how it calls the server, and what happens when the server refuses. */
import { useTranslation } from '@payloadcms/ui';
import { useMemo, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { ApiContext } from '../../frontend/api/context';
import { readLanguage } from '../../frontend/messages/language';
import { LanguageProvider } from '../../frontend/messages/LanguageProvider';
import { call } from '../shared/api/client';
import { useFailureNotice } from '../shared/api/useFailureNotice';

/** Parts of one screen that ask the same share one request; a screen that asks a moment later asks again. */
const caching = { dedupingInterval: 50, errorRetryCount: 2 };

function WithApi({ children }: { children: ReactNode }) {
  const onFailure = useFailureNotice();
  const api = useMemo(() => ({ call, onFailure }), [onFailure]);
  return (
    <SWRConfig value={caching}>
      <ApiContext value={api}>{children}</ApiContext>
    </SWRConfig>
  );
}

export function PanelProviders({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return (
    <LanguageProvider language={readLanguage(i18n.language)}>
      <WithApi>{children}</WithApi>
    </LanguageProvider>
  );
}
