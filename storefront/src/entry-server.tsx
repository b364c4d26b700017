/**
 * Renders one page on the server. `storefront/render.ts` calls `render` and inserts the result into index.html.
 */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { KnownRules } from './app/KnownRules';
import type { CallOf, Route } from '../../contract/route';
import { isRecord, readAnswer, type CallResult } from '../../contract/client/answer';
import { addressOf } from '../../frontend/api/address';
import type { Question } from './api/ask';
import { App } from './app/App';
import { TakePartContext } from './app/kept/Kept';
import { keptParts } from './app/kept/keptParts';
import { Providers } from './app/providers';
import { HeadCollector, type Head } from './app/head';
import { headHtml } from './app/headHtml';
import { layoutQuestions, ownLayoutQuestions } from './app/layout/layoutQuestions';
import { belowBase, loadPage, pathOf, type PageMatch } from './app/loadPage';
import { knownOtherPages, pageAt } from './app/pageList';
import { routerBase } from './app/paths';
import { isAccountKnown } from './app/session/knownAccount';
import { readPlace } from './app/session/place';
import { themeColourHtml } from './app/themeColour';
import type { StoredOnServer } from './app/session/useStored';
import { shortenCards } from './app/shortCards';
import { stateElementId, writePageState, type PageState } from './app/state';
import { readLanguage } from '../../frontend/messages/language';
import { PageParts } from './shopping/pageParts/PageParts';
import { RareParts } from './shopping/pageParts/RareParts';
import { ready } from './shopping/pageParts/types';
import { fontPreloads } from './ui/fontPreloads';

// A page is rendered in one go: nothing is left for later.
ready.Parts = PageParts;
ready.Rare = RareParts;

/** The visitor's choices that affect a page. */
type Choices = StoredOnServer;

/** A page by its path: its normalised URL, and its queries. */
export type FoundPage = {
  /** What the path names: the slug of a product. */
  params: Readonly<Record<string, string | undefined>>;
  /** Below the base path, as the shop writes it. */
  pathOf: (params: FoundPage['params']) => string;
  /** The part of the query string the page reads, normalised. */
  readQuery: (query: URLSearchParams) => string;
  /** Whether it is rendered for whoever is signed in. */
  hasOwn: boolean;
};

/** A query of a page: of the page itself, of the frame around every page, or of the account that is signed in. */
export type PageQuestion = { key: string; route: Route; call: CallOf<Route>; of: 'page' | 'frame' | 'account' };

/** The answer of a contract call: HTTP status and body. */
export type PageAnswer = { http: number; text: string };

export type RenderRequest = {
  /** Path and query in one form, with the base path. */
  url: string;
  /** Scheme and host for canonical addresses. */
  origin: string;
  stored: Choices;
  isDemo: boolean;
  /** By the key of the question. */
  answers: Readonly<Record<string, PageAnswer>>;
};

export type RenderedPage = {
  status: number;
  language: 'en' | 'bn';
  theme: string | undefined;
  head: string;
  body: string;
  state: string;
  /** The modules that show the page, by which their scripts are found in the manifest. */
  modules: readonly string[];
};

const KNOWN_PATHS = 500;
const matches = new Map<string, PageMatch>();

/** The router ranks all its routes anew for each address, and a page is matched for its queries and to be rendered. */
async function matchAt(path: string): Promise<PageMatch> {
  const known = matches.get(path);
  if (known) return known;
  const match = await pageAt(path);
  if (matches.size >= KNOWN_PATHS) matches.clear();
  matches.set(path, match);
  return match;
}

/** The page at a path with the base path. Unknown paths have a page too: it says so. */
export async function findPage(pathname: string): Promise<FoundPage> {
  const match = await pageAt(belowBase(pathname));
  const { readQuery, preloadOwn } = await loadPage(match.page);
  return {
    params: match.params,
    pathOf: (params) => pathOf(match.page, params),
    readQuery: (query) => readQuery?.(query).toString() ?? '',
    hasOwn: preloadOwn !== undefined,
  };
}

async function visitOf({ url, origin, stored }: Pick<RenderRequest, 'url' | 'origin' | 'stored'>) {
  const { pathname, searchParams } = new URL(url, origin);
  const match = await matchAt(belowBase(pathname));
  const module = await loadPage(match.page);
  const { district = null, upazila = null, place = null } = stored;
  const visit = {
    path: belowBase(pathname),
    params: match.params,
    query: searchParams,
    language: readLanguage(stored.language),
    place: readPlace(district, upazila, place),
  };
  return { page: match.page, module, visit };
}

/** The queries of the page at a URL, made before it is rendered. */
export const questionsOf = async (request: Pick<RenderRequest, 'url' | 'origin' | 'stored'>): Promise<PageQuestion[]> =>
  questionsAt(await visitOf(request), request.stored);

function questionsAt({ module, visit }: Awaited<ReturnType<typeof visitOf>>, stored: Choices): PageQuestion[] {
  const asked =
    (of: PageQuestion['of']) =>
    ({ route, call }: Question): PageQuestion => ({ key: addressOf(route, call), route, call, of });
  const own = isAccountKnown(stored) ? [...ownLayoutQuestions(), ...(module.preloadOwn?.(visit) ?? [])] : [];
  return [
    ...layoutQuestions(visit.place).map(asked('frame')),
    ...(module.preload?.(visit) ?? []).map(asked('page')),
    ...own.map(asked('account')),
  ];
}

/** Failed queries are left out: the browser repeats them and shows the error in place. */
function readAnswers(questions: readonly PageQuestion[], given: RenderRequest['answers']): PageState['answers'] {
  const found: Record<string, CallResult<Route>> = {};
  for (const { key, route } of questions) {
    const answer = given[key];
    if (!answer) continue;
    const body: unknown = JSON.parse(answer.text);
    const result = readAnswer(route, answer.http, isRecord(body) ? body : null);
    if (result.ok) shortenCards(result.answer);
    if (result.ok || result.layer === 'answer') found[key] = result;
  }
  return found;
}

/** The page for a URL: markup, head, state. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const url = new URL(request.url, request.origin);
  const path = belowBase(url.pathname);
  const found = await visitOf(request);
  const { page } = found;
  const { language } = found.visit;
  const answers = readAnswers(questionsAt(found, request.stored), request.answers);
  const state: PageState = { isFromServer: true, answers, stored: request.stored, isDemo: request.isDemo };

  let head: Head = { title: 'Haat' };
  const sheet = new ServerStyleSheet();
  const around = (content: ReactNode, styles: typeof sheet.instance) => (
    <StyleSheetManager sheet={styles}>
      <KnownRules>
        <StaticRouter basename={routerBase} location={url.pathname + url.search}>
          {content}
        </StaticRouter>
      </KnownRules>
    </StyleSheetManager>
  );
  const parts = keptParts((part, styles) => around(<Providers state={state}>{part}</Providers>, styles));
  try {
    const drawn = renderToString(
      around(
        <HeadCollector
          value={(given) => {
            head = given;
          }}
        >
          <TakePartContext value={isAccountKnown(request.stored) ? null : parts.take}>
            <App state={state} />
          </TakePartContext>
        </HeadCollector>,
        sheet.instance,
      ),
    );
    const body = parts.insertInto(drawn, sheet.instance);
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
      modules: [`src/${page.file}.tsx`, ...(knownOtherPages()?.includes(page) ? ['src/app/pages.other.ts'] : [])],
    };
  } finally {
    sheet.seal();
  }
}
