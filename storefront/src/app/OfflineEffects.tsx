/** When offline: tells the shopper, and lets links open cached pages; afterwards, pages whose script was missing. */
import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useSWRConfig } from 'swr';
import { useText } from '../../../frontend/messages/useText';
import { isPersonal } from '../api/personal';
import { appMessages } from './app.messages';
import { belowBase, missesScripts } from './loadPage';
import { isOwnPath } from './paths';
import { hasServiceWorker, keepPage } from './serviceWorker';
import { useIsSignedIn } from './session/useStored';

const Notice = styled.p`
  position: fixed;
  z-index: 36;
  left: 12px;
  right: 12px;
  /* Above the bottom bar, the product's own bar and the button to the top. */
  bottom: calc(136px + env(safe-area-inset-bottom));
  display: flex;
  align-items: center;
  gap: 10px;
  width: fit-content;
  padding: 10px 14px;
  border: 1px solid var(--warn);
  border-radius: var(--radius);
  background: var(--warn-soft);
  color: var(--warn);
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.35;
  box-shadow: var(--shadow-2);
  svg {
    flex: none;
  }
  @media (min-width: 900px) {
    bottom: 24px;
  }
`;

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Requests a page as a document. Without a network a public page: its data cannot be fetched, but the whole page may be cached.
 * With one again, any page once a script was missing.
 */
function openAsDocument(event: MouseEvent): void {
  if (navigator.onLine ? !missesScripts() : !hasServiceWorker()) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  if (navigator.onLine || !isOwnPath(belowBase(link.pathname))) event.stopPropagation();
}

export function OfflineEffects() {
  const say = useText(appMessages);
  const { pathname, search } = useLocation();
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  const { mutate } = useSWRConfig();
  const isSignedIn = useIsSignedIn();
  useEffect(() => keepPage(isSignedIn ? () => void mutate(isPersonal) : null), [pathname, search, isSignedIn, mutate]);
  useEffect(() => {
    document.addEventListener('click', openAsDocument, true);
    return () => document.removeEventListener('click', openAsDocument, true);
  }, []);
  return (
    <div role="status">
      {!isOnline && (
        <Notice>
          <WifiOff size={20} aria-hidden="true" />
          {say('offline')}
        </Notice>
      )}
    </div>
  );
}
