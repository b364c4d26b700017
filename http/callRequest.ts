/**
 * Payload's request for a call of the contract, without the work that only the CMS REST API needs: no web request is built
 * and no query language parsed. The body is read once; forms are parsed by the web's own parser when a call takes one.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { getDataLoader, getLocalI18n, type Payload, type PayloadRequest } from 'payload';
import { languageOf } from '../services/openCtx';
import { callerOf } from './session';

export type Asked = {
  method: string;
  /** With scheme and host. */
  url: URL;
  headers: Headers;
  params: Record<string, string>;
  body?: Buffer | undefined;
  /** A visitor's, whatever the headers say: for answers that are the same for everybody. */
  asVisitor?: boolean;
};

export async function openRequest(payload: Payload, asked: Asked): Promise<PayloadRequest> {
  const { url, headers, body } = asked;
  const language = languageOf(headers.get('accept-language')) === 'bn' ? 'bn-BD' : 'en';
  const i18n = await getLocalI18n({ config: payload.config, language });
  const text = () => Promise.resolve(body ? body.toString('utf8') : '');
  const req = {
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
    transactionID: undefined,
    user: null,
    text,
    json: async () => JSON.parse(await text()) as unknown,
    formData: () => new Response(body ? new Uint8Array(body) : null, { headers: { 'Content-Type': headers.get('content-type') ?? '' } }).formData(),
  } as unknown as PayloadRequest;
  req.payloadDataLoader = getDataLoader(req);
  if (!asked.asVisitor) req.user = await callerOf(req);
  return req;
}

/** Headers a caller may not set: the server fills them in itself. */
const OWN_HEADERS = new Set(['x-caller-address', 'x-request-id', 'x-needed-scope', 'x-cms-rest']);

/** The request's headers as the web has them, with the server's own. */
export function webHeaders(given: IncomingHttpHeaders, own: { requestId: string; address: string }): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || OWN_HEADERS.has(name)) continue;
    if (typeof value === 'string') headers.append(name, value);
    else for (const each of value) headers.append(name, each);
  }
  headers.set('x-request-id', own.requestId);
  headers.set('x-caller-address', own.address);
  return headers;
}
