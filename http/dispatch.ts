/** Runs a contract call in process, as a visitor: how the server's renderer asks for what a page shows. */
import type { Payload } from 'payload';
import type { Implementation } from '../endpoints/implement';
import { answerCall } from '../endpoints/register';
import { openRequest, webHeaders } from './callRequest';

type AskedRoute = { name: string; path: string; method: string };
type AskedCall = { params?: unknown; query?: unknown };

export function dispatcher(payload: Payload, implementations: readonly Implementation[], origin: string) {
  const byName = new Map(implementations.map((each) => [each.route.name, each]));
  const text = async (route: AskedRoute, call: AskedCall, language: 'en' | 'bn' = 'en') => {
    const implementation = byName.get(route.name);
    if (!implementation) throw new Error(`No call is named ${route.name}`);
    const params = Object.fromEntries(Object.entries(call.params ?? {}).map(([name, value]) => [name, String(value)]));
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const url = new URL(`/api${path}`, origin);
    for (const [name, value] of Object.entries(call.query ?? {})) {
      if (value !== undefined && value !== null) url.searchParams.append(name, String(value));
    }
    const headers = webHeaders({ 'accept-language': language });
    const req = await openRequest(payload, { method: 'GET', url, headers, params, entry: { door: 'render', requestId: 'render', address: 'render', keyScope: null } });
    const { http, body } = await answerCall(implementation, req);
    return { httpStatus: http, text: JSON.stringify(body) };
  };
  return {
    /** The answer as it is sent. */
    text,
    /** The answer's body. */
    body: async (route: AskedRoute, call: AskedCall, language: 'en' | 'bn' = 'en') => {
      const answer = await text(route, call, language);
      return { httpStatus: answer.httpStatus, body: JSON.parse(answer.text) as unknown };
    },
  };
}
