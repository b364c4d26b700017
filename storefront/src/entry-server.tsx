/**
 * Renders one page on the server. `storefront/render.ts` calls `render` and puts what it gives into index.html.
 */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { CallOf, Route } from '../../contract/route';
import { readAnswer, type CallResult } from '../../contract/client/answer';
import { routeKey } from './api/useRoute';
import type { Question } from './api/ask';
import { App } from './app/App';
import { HeadCollector, type Head } from './app/head';
import { headHtml } from './app/headHtml';
import { layoutQuestions } from './app/layout/layoutQuestions';
import { belowBase, loadPage, matchPage } from './app/loadPage';
import { routerBase } from './app/paths';
import { pages } from './app/router';
import { readPlace } from './app/session/place';
import { themeColourHtml } from './app/themeColour';
import type { StoredOnServer } from './app/session/useStored';
import { stateElementId, writePageState, type PageState } from './app/state';
import { readLanguage } from './i18n/language';
import { fontPreloads } from './ui/fonts';

/** Runs a call of the contract in process, as a visitor who is not signed in, and returns the body of its answer. */
export type Dispatch = (route: Route, call: CallOf<Route>) => Promise<{ httpStatus: number; body: unknown }>;

export type RenderRequest = {
  /** Path and query as asked for, with the base path. */
  url: string;
  /** Scheme and host for canonical addresses. */
  origin: string;
  /** The cookies that mirror stored values: language, theme, district, upazila, place. */
  stored: StoredOnServer;
  isDemo: boolean;
  dispatch: Dispatch;
};

export type RenderedPage = {
  status: number;
  language: 'en' | 'bn';
  theme: string | undefined;
  head: string;
  body: string;
  state: string;
  /** The page's module, by which its script is found in the manifest. */
  pageFile: string | undefined;
};

async function answersTo(questions: readonly Question[], dispatch: Dispatch): Promise<PageState['answers']> {
  const found = await Promise.all(
    questions.map(async ({ route, call }): Promise<[string, CallResult<Route>]> => {
      const { httpStatus, body } = await dispatch(route, call);
      return [routeKey(route, call), readAnswer(route, httpStatus, body)];
    }),
  );
  // What failed on the way is left out: the browser asks again and shows the trouble where it belongs.
  return Object.fromEntries(found.filter(([, result]) => result.ok || result.layer === 'answer'));
}

/** The page for an address: words, head, state. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const url = new URL(request.url, request.origin);
  const path = belowBase(url.pathname);
  const language = readLanguage(request.stored.language);
  const { district = null, upazila = null, place = null } = request.stored;
  const match = matchPage(pages, path);
  const module = match ? await loadPage(match.page) : undefined;
  const visit = {
    params: match?.params ?? {},
    query: url.searchParams,
    language,
    place: readPlace(district, upazila, place),
  };
  const answers = await answersTo([...layoutQuestions(), ...(module?.preload?.(visit) ?? [])], request.dispatch);
  const state: PageState = { isFromServer: true, answers, stored: request.stored, isDemo: request.isDemo };

  let head: Head = { title: 'Haat' };
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <HeadCollector
          value={(given) => {
            head = given;
          }}
        >
          <StaticRouter basename={routerBase} location={url.pathname + url.search}>
            <App state={state} />
          </StaticRouter>
        </HeadCollector>
      </StyleSheetManager>,
    );
    return {
      status: head.status ?? 200,
      language,
      theme: request.stored.theme,
      head:
        themeColourHtml(request.stored.theme) +
        fontPreloads(language) +
        headHtml(head, { origin: request.origin, path, language }) +
        sheet.getStyleTags(),
      body,
      state: `<script type="application/json" id="${stateElementId}">${writePageState(state)}</script>`,
      pageFile: match?.page.file,
    };
  } finally {
    sheet.seal();
  }
}
