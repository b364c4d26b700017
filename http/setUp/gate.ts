/**
 * While the shop has no owner: a page with a one-time code in place of the panel, and a notice to shoppers in place of
 * the shop. Once it has one, both let everything through.
 */
import path from 'node:path';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { createLocalReq, type Payload } from 'payload';
import pino from 'pino';
import { setUpForm } from '../../contract/setUp';
import { invalid, isFailure, Failure, type FieldProblems } from '../../domain/failure';
import { setUpCodeGuard, shownSetUpCode } from '../../domain/setUpCode';
import { usualDelivery } from '../../domain/delivery/usual';
import { problemsOf, invalidFields } from '../../endpoints/problems';
import { fieldSentences } from '../../endpoints/respond';
import { projectRoot } from '../../projectRoot';
import { openDb } from '../../services/db/openDb';
import { languageOf, openCtx, settingsOf } from '../../services/openCtx';
import { isSetUp } from '../../services/setup/isSetUp';
import { setUpShop, type NewShop, type SetUp } from '../../services/setup/setUpShop';
import { openRequest, webHeaders } from '../callRequest';
import { entryAt } from '../entryAt';
import { setUpSecurity } from '../security';
import { readBody } from '../webRequest';
import { OneTimeCode } from './oneTimeCode';
import { donePage, formPage, noticePage, openingPage, panelPath, readForm, type Language } from './page';
import { fontsPath, styleHash } from './style';

const FORM_BYTES = 16 * 1024;
const FONTS = path.join(projectRoot, 'storefront/src/ui/fonts');
const usual = Object.fromEntries(Object.entries(usualDelivery).map(([name, taka]) => [name, String(taka)]));

type Options = { payload: Payload; serverUrl: string };
export type SetUpGate = { panel: RequestHandler; shop: RequestHandler };
type Page = { status: number; html: string; wait?: number };

export async function setUpGate({ payload, serverUrl }: Options): Promise<SetUpGate> {
  const db = openDb(payload, await createLocalReq({}, payload));
  const code = (await isSetUp(db)) ? null : announceCode(payload, serverUrl);
  const secure = setUpSecurity({ isHttps: serverUrl.startsWith('https:'), styleHash });
  const panel = express.Router();
  panel.use((req, _res, next) =>
    next(/^\/create-first-user(\/|$)/i.test(req.path) ? new Failure('noSuchPath') : undefined),
  );
  panel.use(fontsPath.slice(panelPath.length), express.static(FONTS, { index: false, redirect: false, maxAge: '1d' }));
  panel.use(async (req, res, next) => {
    if (code === null || (await isSetUp(db))) return next();
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    // The panel's own files and calls, not needed yet.
    if (req.baseUrl !== panelPath || (!isRead && !(req.method === 'POST' && req.path === '/')))
      throw new Failure('noSuchPath');
    const language = languageFor(req);
    const page = isRead
      ? { status: 200, html: formPage({ language, values: usual }) }
      : await take(payload, serverUrl, code, req);
    if (page === null) return res.redirect(303, panelPath);
    secure(req, res, () => send(page, res));
  });
  return { panel, shop: shopHandler(secure, async () => code === null || (await isSetUp(db))) };
}

/** Makes this process's code and writes it to the log, at any log level. */
function announceCode(payload: Payload, serverUrl: string): OneTimeCode {
  const { ids } = settingsOf(payload).gateways;
  const letters = `${ids.newRecoveryCode()}${ids.newRecoveryCode()}`;
  pino({ level: 'warn' }).warn(
    `This shop is not set up. Open ${serverUrl}${panelPath} and type this one-time code: ${shownSetUpCode(letters)} (or run \`npm run setup\` on this machine)`,
  );
  return new OneTimeCode(letters);
}

function send({ status, html, wait }: Page, res: Response): void {
  res.set({
    'Cache-Control': 'no-store',
    Vary: 'Cookie, Accept-Language',
    ...(wait ? { 'Retry-After': String(wait) } : {}),
  });
  res.status(status).type('html').send(html);
}

/** The form was submitted. Null if the shop has got its owner meanwhile. */
async function take(payload: Payload, serverUrl: string, code: OneTimeCode, req: Request): Promise<Page | null> {
  const body = ((await readBody(req, FORM_BYTES)) ?? Buffer.alloc(0)).toString('utf8');
  const language = languageFor(req, new URLSearchParams(body).get('language'));
  if (req.headers.origin !== new URL(serverUrl).origin)
    return { status: 403, html: noticePage(language, 'otherOrigin', { address: `${serverUrl}${panelPath}` }) };
  const values = readForm(body);
  const address = req.ip ?? 'unknown';
  const { limits } = settingsOf(payload).gateways;
  if (code.isVoid) return { status: 403, html: noticePage(language, 'codeVoid') };
  const wait = await limits.attempt(setUpCodeGuard, address);
  if (wait > 0)
    return { status: 429, wait, html: noticePage(language, 'codeLocked', { minutes: Math.ceil(wait / 60) }) };
  const { code: typed, ...rest } = values;
  try {
    if (!code.isRight(typed ?? '')) {
      payload.logger.warn({ address }, 'a wrong set-up code was typed');
      throw invalid({ code: 'setUpCodeWrong' });
    }
    await limits.clear(setUpCodeGuard, address);
    const { owner, places } = await setUp(payload, req, rest);
    payload.logger.warn({ owner: owner.id, address }, 'the shop was set up by its page');
    return { status: 200, html: donePage(language, { email: owner.email, ...places }) };
  } catch (error) {
    if (isFailure(error) && error.code === 'alreadySetUp') return null;
    if (!isFailure(error) || error.code !== 'invalid') throw error;
    return { status: 422, html: formPage({ language, values, errors: fieldSentences(error.fields, language) }) };
  }
}

async function setUp(
  payload: Payload,
  req: Request,
  { password_again: again, ...given }: Record<string, string>,
): Promise<NewShop> {
  const headers = webHeaders(req.headers);
  const url = new URL(panelPath, settingsOf(payload).serverUrl);
  const ctx = openCtx(
    await openRequest(payload, {
      method: 'POST',
      url,
      headers,
      params: {},
      entry: { ...entryAt('contract', req, null), door: 'render' },
    }),
  );
  return setUpShop(ctx, readSetUp(given, again), 'somebody with the code from the server’s log');
}

/** The submitted values, by the same schema as `npm run setup`. */
function readSetUp(given: Record<string, string>, again: string | undefined): SetUp {
  const parsed = setUpForm.safeParse(given, { reportInput: true });
  const problems: FieldProblems = parsed.success ? {} : problemsOf(parsed.error.issues);
  if (again !== given.password) problems.password_again = [{ code: 'passwordsDiffer' }];
  if (!parsed.success || Object.keys(problems).length > 0) throw invalidFields(problems);
  return parsed.data;
}

/** Chosen on the page, otherwise as in the shop, otherwise as the browser says. */
function languageFor(req: Request, chosen: unknown = req.query.language): Language {
  if (chosen === 'en' || chosen === 'bn') return chosen;
  const kept = /(?:^|;\s*)language=(en|bn)(?:;|$)/.exec(req.headers.cookie ?? '')?.[1];
  return kept === 'en' || kept === 'bn' ? kept : languageOf(req.headers['accept-language'] ?? null);
}

/** Pages of the shop; its files (their names have an extension) are let through. */
function shopHandler(secure: RequestHandler, isOpen: () => Promise<boolean>): RequestHandler {
  return async (req, res, next) => {
    const isPage = (req.method === 'GET' || req.method === 'HEAD') && !/\.[a-z0-9]+$/i.test(req.path);
    if (!isPage || (await isOpen())) return next();
    secure(req, res, () => send({ status: 503, html: openingPage() }, res));
  };
}
