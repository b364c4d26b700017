'use client';
/** The context of every screen of the panel: how it calls the server, and how failures are handled. */
import { useTranslation } from '@payloadcms/ui';
import { useMemo, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { ApiContext } from '../../frontend/api/context';
import { readLanguage } from '../../frontend/messages/language';
import { LanguageProvider } from '../../frontend/messages/LanguageProvider';
import { DialogHost } from '../shared/dialogs/DialogHost';
import { call } from '../shared/api/client';
import { useFailureNotice } from '../shared/api/useFailureNotice';
import { CmsControls } from './CmsControls';
import { LeaveGuard } from './LeaveGuard';

/** Identical queries of one screen share one request; a later screen sends its own. */
const caching = { dedupingInterval: 50, errorRetryCount: 2 };

function WithApi({ children }: { children: ReactNode }) {
  const onFailure = useFailureNotice();
  const api = useMemo(() => ({ call, onFailure }), [onFailure]);
  return (
    <SWRConfig value={caching}>
      <ApiContext value={api}>
        {children}
        <DialogHost />
        <LeaveGuard />
        <CmsControls />
      </ApiContext>
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
