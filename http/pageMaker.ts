/** Makes a page of the shop: loads its data, and has it rendered. */
import type { Implementation } from '../endpoints/implement';
import { languageOf } from '../services/openCtx';
import type { PageAnswer, PagePlan, PageQuestion, PageRenderer } from '../storefront/render';
import type { Account, Given, PublicAnswers } from './publicAnswers';
import type { Made, PublicCache } from './publicCache';

export type PageSources = {
  answers: PublicAnswers;
  implementations: readonly Implementation[];
  cache: PublicCache;
};

/** When to retry a page that could not be completed. */
export const RETRY_SECONDS = 5;
/**
 * Placeholder for the names of missing things: one page is rendered for all of them, and the name is inserted when it
 * is sent.
 */
const ANYTHING = 'no-such-thing-';
const MISSING: PageAnswer = { http: 200, text: JSON.stringify({ status: 404, message: '' }) };

/** With an account: a page for that account alone, if the page's plan allows one. */
export type PageMaker = (plan: PagePlan, account?: Account) => Promise<Made>;

export function pageMaker(renderer: PageRenderer, { answers, implementations, cache }: PageSources): PageMaker {
  const byName = new Map(implementations.map((each) => [each.route.name, each]));

  const ask = async ({ route, call, of }: PageQuestion, plan: PagePlan, account: Account): Promise<PageAnswer> => {
    const implementation = byName.get(route.name);
    if (!implementation) throw new Error(`No call is named ${route.name}`);
    const given = { params: textsOf(call.params), query: textsOf(call.query) };
    if (of === 'account') {
      const { http, body } = await answers.make(
        implementation,
        given,
        languageOf(plan.stored.language ?? null),
        account,
      );
      return { http, text: JSON.stringify(body) };
    }
    const key = answers.keyOf(implementation, given, 'en');
    if (key !== null) {
      const { status, text } = await answers.through(key, implementation, given, 'en');
      return { http: status, text };
    }
    const { http, body } = await answers.make(implementation, given, 'en');
    return { http, text: JSON.stringify(body) };
  };

  /** One page for all missing things of a kind. */
  const missing = async (plan: PagePlan, questions: PageQuestion[], found: PageAnswer[]): Promise<Made> => {
    const general = plan.withNames(ANYTHING);
    const { text, status } = await cache.through(`missing ${general.key}`, async () => {
      const same = await general.questions();
      const said = same.map(
        ({ key }, place) =>
          [key, found[place] && !isMissing(questions[place]!, found[place]) ? found[place] : MISSING] as const,
      );
      const page = await renderer.render(general, Object.fromEntries(said));
      return { body: page.html, status: page.status, isKept: page.status === 404 };
    });
    const body = plan.names.reduce(
      (html, name, place) => html.replaceAll(`${ANYTHING}${place}`, encodeURIComponent(name)),
      text,
    );
    return { body, status, isKept: false };
  };

  return async (plan, account = null) => {
    const questions = await plan.questions();
    const found = await Promise.all(questions.map((question) => ask(question, plan, account)));
    const isWhole = found.every(({ http }) => http < 500 && http !== 429);
    if (isWhole && plan.names.length > 0 && questions.some((question, place) => isMissing(question, found[place]!))) {
      const page = await missing(plan, questions, found);
      // A search for an invalid word still has a page.
      if (page.status === 404) return page;
    }
    const { html, status } = await renderer.render(
      plan,
      Object.fromEntries(questions.map(({ key }, place) => [key, found[place]!])),
    );
    return isWhole
      ? { body: html, status, isKept: true }
      : { body: html, status: 503, headers: { 'Retry-After': String(RETRY_SECONDS) }, isKept: false };
  };
}

/** The address names something that does not exist, or cannot exist. */
function isMissing({ of }: PageQuestion, { http, text }: PageAnswer): boolean {
  return of === 'page' && (http === 400 || (http === 200 && text.startsWith('{"status":404')));
}

const textsOf = (values: unknown): Given['params'] =>
  Object.fromEntries(
    Object.entries(values ?? {})
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );
