/**
 * The shop's pages. A cached page is sent at once. Others are rendered, a limited number at a time, each visitor up to
 * a share. A visitor who gets no turn receives the last cached version, or is asked to come back. A page in which
 * something failed is sent with its error status, and never cached.
 */
import type { Request, RequestHandler, Response } from 'express';
import { isFailure } from '../domain/failure';
import type { PagePlan, PageRenderer } from '../storefront/render';
import { presentSession } from '../endpoints/present/self';
import { sendBusyPage } from './busyPage';
import { visitorOf, windows, type Door } from './door';
import { pageMaker, RETRY_SECONDS, type PageSources } from './pageMaker';
import { sendEntry, type Entry, type Made } from './publicCache';
import type { AccountOf } from './session';
import { Crowded, Turns } from './turns';

const HTML = 'text/html; charset=utf-8';
/** Two, so that one page's data is loaded while another is rendered. */
const TURNS = { atOnce: 2, waiting: 40, perVisitor: 6, patienceMs: 4_000 };
/**
 * With this header the page is rendered as for visitors even if somebody is signed in: a browser may keep it for days
 * offline.
 */
const GENERAL_PAGE = 'x-general-page';
/** How often a request waits for a page whose maker got no turn, before making it itself. */
const TRIES = 3;

export function pageAnswers(
  renderer: PageRenderer,
  { door, accountOf, ...sources }: PageSources & { door: Door; accountOf: AccountOf },
): RequestHandler {
  const { cache } = sources;
  const make = pageMaker(renderer, sources);
  const turns = new Turns(TURNS);

  /** The page, rendered if necessary; by the first request, for all that wait for it. */
  const rendered = async (plan: PagePlan, req: Request): Promise<Entry> => {
    for (let tries = 1; ; tries += 1) {
      let isMine = false;
      try {
        return await cache.through(
          plan.key,
          () => ((isMine = true), turns.run(visitorOf(req), () => make(plan))),
          () => door.count(windows.rendered, req),
        );
      } catch (error) {
        if (isMine || tries === TRIES || !(error instanceof Crowded)) throw error;
      }
    }
  };

  /** The page for this account alone; null if the one for everybody is used. */
  const own = async (plan: PagePlan, req: Request): Promise<Made | null> => {
    if (!plan.hasOwn || req.headers[GENERAL_PAGE] !== undefined) return null;
    const account = await accountOf(req);
    if (!account) return null;
    try {
      await door.count(windows.rendered, req);
      const known = presentSession({ token: '', user: account });
      return await turns.run(visitorOf(req), () => make(plan.forAccount(known), account));
    } catch (error) {
      if (!(error instanceof Crowded) && !isFailure(error))
        req.log.error({ err: error as Error }, 'a page could not be made for an account');
      return null;
    }
  };

  return async (req, res) => {
    const plan = await renderer.plan(req.originalUrl, req.headers.cookie ?? '');
    const made = await own(plan, req);
    if (made) return sendOwn(made, res);
    const kept = await cache.fresh(plan.key);
    if (kept) return sendEntry(kept, HTML, req, res, 'Cookie');
    try {
      const entry = await rendered(plan, req);
      const old = entry.status >= 500 ? cache.anyOld(plan.key) : null;
      sendEntry(old ?? entry, HTML, req, res, 'Cookie');
    } catch (error) {
      const old = cache.anyOld(plan.key);
      if (!old) return refuse(error, res);
      if (!(error instanceof Crowded) && !isFailure(error))
        req.log.error({ err: error as Error }, 'a page could not be made');
      sendEntry(old, HTML, req, res, 'Cookie');
    }
  };
}

function sendOwn({ body, status }: Made, res: Response): void {
  res.vary('Cookie');
  res.setHeader('Cache-Control', 'private, no-store');
  res.status(status).type(HTML).end(body);
}

/** Counts requests for pages, of the shop and of the panel, before any work is done for them. */
export const countPages =
  (door: Door): RequestHandler =>
  async (req, res, next) => {
    try {
      await door.count(windows.pages, req, res);
    } catch (error) {
      return refuse(error, res);
    }
    next();
  };

function refuse(error: unknown, res: Response): void {
  if (isFailure(error) && error.code === 'tooMany') sendBusyPage(res, 'tooMany', Number(error.params.seconds ?? 1));
  else if (error instanceof Crowded) sendBusyPage(res, 'busy', RETRY_SECONDS);
  else throw error;
}
