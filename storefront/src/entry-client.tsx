/** Hydrates the server's page; without one (a static host) renders it from scratch. */
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { takeEarlyInput } from './app/earlyInput';
import { belowBase } from './app/loadPage';
import { preparePage } from './app/pageList';
import { basePath, routerBase } from './app/paths';
import { languageOfQuery } from './app/languageAddress';
import { parseCookies } from './app/session/cookies';
import { endBriefSession, reconcileCookies, writeStored } from './app/session/storage';
import { registerServiceWorker } from './app/serviceWorker';
import { isForSomebodyElse } from './app/session/knownAccount';
import { emptyState, readPageState } from './app/state';

function WhenAlive({ act }: { act: () => void }) {
  useEffect(act, [act]);
  return null;
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const cookies = parseCookies(document.cookie);
  reconcileCookies(cookies);
  endBriefSession(cookies);
  const language = languageOfQuery(new URLSearchParams(location.search));
  if (language) writeStored({ language });
  if (location.pathname === basePath) history.replaceState(history.state, '', routerBase + location.search);
  const sent = readPageState();
  const isOthers = isForSomebodyElse(sent);
  const state = isOthers ? { ...emptyState, isDemo: sent.isDemo } : sent;
  await preparePage(belowBase(location.pathname));
  const app = (
    <BrowserRouter basename={routerBase}>
      <App state={state} />
      <WhenAlive act={takeEarlyInput(root)} />
    </BrowserRouter>
  );
  // In a transition React works in slices of a few milliseconds: a slow phone stays able to scroll and to answer.
  if (state.isFromServer) startTransition(() => void hydrateRoot(root, app));
  else {
    if (isOthers) root.replaceChildren();
    createRoot(root).render(app);
  }
}

void start();
if (import.meta.env.PROD) registerServiceWorker();
