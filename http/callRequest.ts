/**
 * Payload's request for a call of the contract, without the work that only the CMS REST API needs: no web request is
 * built and no query language parsed. The body is read once; forms are parsed by the web's own parser if a call takes
 * one.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { getDataLoader, getLocalI18n, type Payload, type PayloadRequest } from 'payload';
import { languageOf } from '../services/openCtx';
import { enter, type Entry } from '../authority/entry';
import { recognise } from './session';

export type Asked = {
  method: string;
  /** Including scheme and host. */
  url: URL;
  headers: Headers;
  params: Record<string, string>;
  /** Read only when the call needs it: a caller who is refused earlier need not send it. */
  body?: () => Promise<Buffer | undefined>;
  entry: Entry;
};

/** The language of a request by Payload's name for it. */
export const payloadLanguage = (headers: Headers): 'bn-BD' | 'en' =>
  languageOf(headers.get('accept-language')) === 'bn' ? 'bn-BD' : 'en';

export async function openRequest(payload: Payload, asked: Asked): Promise<PayloadRequest> {
  const { url, headers, entry } = asked;
  enter(headers, entry);
  let read: Promise<Buffer | undefined> | undefined;
  const body = () => (read ??= asked.body?.() ?? Promise.resolve(undefined));
  const i18n = await getLocalI18n({ config: payload.config, language: payloadLanguage(headers) });
  const text = async () => (await body())?.toString('utf8') ?? '';
  const own: Partial<PayloadRequest> = {
    method: asked.method,
    headers,
    url: url.href,
    href: url.href,
    hash: '',
    host: url.host,
    origin: url.origin,
    pathname: url.pathname,
    port: url.port,
    protocol: url.protocol,
    search: url.search,
    searchParams: url.searchParams,
    query: Object.fromEntries(url.searchParams),
    routeParams: asked.params,
    context: {},
    i18n,
    t: i18n.t,
    payload,
    payloadAPI: 'REST',
    payloadUploadSizes: {},
    user: null,
    text,
    json: async () => JSON.parse(await text()) as unknown,
    formData: async () => {
      const bytes = await body();
      return new Response(bytes ? new Uint8Array(bytes) : null, {
        headers: { 'Content-Type': headers.get('content-type') ?? '' },
      }).formData();
    },
  };
  // Payload's type has the methods of a web request too; nothing here calls any but the three above.
  const req = Object.assign(Object.create(lazy) as PayloadRequest, own);
  // A page rendered for everybody: as for a visitor, whatever the headers say.
  if (entry.door !== 'render') req.user = await recognise(req);
  return req;
}

type Loader = PayloadRequest['payloadDataLoader'];
type Lazy = Pick<PayloadRequest, 'payloadDataLoader'> & ThisType<PayloadRequest & { madeLoader?: Loader }>;

/**
 * Payload's loader of related records is made when something is populated: most calls populate nothing. The accessors
 * are shared by all requests: V8 keeps whatever has accessors, or a loader, of its own until the next full collection.
 */
const lazy: Lazy = {
  get payloadDataLoader() {
    return (this.madeLoader ??= getDataLoader(this));
  },
  set payloadDataLoader(given) {
    this.madeLoader = given;
  },
};

/**
 * The method of a request is what counts. Payload would let these headers turn a POST into a GET, after rules that
 * depend on the method have been checked.
 */
const overrides = new Set([
  'x-http-method-override',
  'x-payload-http-method-override',
  'x-method-override',
  'x-http-method',
]);

/** The request's headers as web headers, without those that override the method. */
export function webHeaders(given: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || overrides.has(name)) continue;
    if (typeof value === 'string') headers.append(name, value);
    else for (const each of value) headers.append(name, each);
  }
  return headers;
}
