/** The only fetch of the panel. The session is the CMS's HttpOnly cookie; it shows nothing and leads nowhere by itself. */
import type { CallOf, Route } from '../../../contract/route';
import { addressOf } from './address';
import { readAnswer, unreachable, type CallResult } from '../../../contract/client/answer';

function formOf(body: unknown, files: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const [name, file] of Object.entries((files ?? {}) as Record<string, unknown>)) {
    if (file instanceof Blob) form.append(name, file);
  }
  return form;
}

function requestOf(route: Route, call: { body?: unknown; files?: unknown }): RequestInit {
  const language = document.documentElement.lang.startsWith('bn') ? 'bn' : 'en';
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language };
  const init: RequestInit = { method: route.method, headers, credentials: 'same-origin' };
  if (route.files) init.body = formOf(call.body, call.files);
  else if (call.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(call.body);
  }
  return init;
}

/** Makes a call of the contract. */
export async function call<R extends Route>(route: R, input: CallOf<R>): Promise<CallResult<R>> {
  let response: Response;
  try {
    response = await fetch(`/api${addressOf(route, input)}`, requestOf(route, input));
  } catch {
    return unreachable;
  }
  const body: unknown = await response.json().catch(() => undefined);
  return readAnswer(route, response.status, body);
}
