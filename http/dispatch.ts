/** Runs a contract call in process, as a visitor: how the server's renderer asks for what a page shows. */
import { createPayloadRequest, type Payload, type SanitizedConfig } from 'payload';
import type { Implementation } from '../endpoints/implement';
import { toEndpoint } from '../endpoints/register';

type AskedRoute = { name: string; path: string; method: string };
type AskedCall = { params?: unknown; query?: unknown };

export function dispatcher(payload: Payload, implementations: readonly Implementation[], origin: string) {
  const handlers = new Map(implementations.map((each) => [each.route.name, toEndpoint(each).handler]));
  const text = async (route: AskedRoute, call: AskedCall, language: 'en' | 'bn' = 'en') => {
    const handler = handlers.get(route.name);
    if (!handler) throw new Error(`No call is named ${route.name}`);
    const params = Object.fromEntries(Object.entries(call.params ?? {}).map(([name, value]) => [name, String(value)]));
    const query = new URLSearchParams(
      Object.entries(call.query ?? {})
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => [name, String(value)]),
    ).toString();
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const request = new Request(`${origin}/api${path}${query ? `?${query}` : ''}`, {
      headers: { 'accept-language': language, 'x-request-id': 'render', 'x-caller-address': 'render' },
    });
    const payloadRequest = await createPayloadRequest({
      canSetHeaders: false,
      config: payload.config as SanitizedConfig,
      params: params as never,
      request,
    });
    const response = await handler(payloadRequest);
    return { httpStatus: response.status, text: await response.text() };
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
