/** Calls that answer with a file instead of JSON, and downloads in the browser. */
import { readAnswer, unreachable, type CallFailure } from '../../contract/client/answer';
import type { CallOf, Route } from '../../contract/route';
import { addressOf } from './address';
import { requestOf, type Caller } from './client';

export type FetchedFile = { ok: true; file: Blob };

/** Makes a call that answers with a file (`answersWith`). */
export async function fetchFile<R extends Route>(
  caller: Caller,
  route: R,
  input: CallOf<R>,
): Promise<FetchedFile | CallFailure> {
  let response: Response;
  try {
    response = await fetch(`/api${addressOf(route, input)}`, requestOf(caller, route, input));
    if (response.ok && !response.headers.get('Content-Type')?.startsWith('application/json'))
      return { ok: true, file: await response.blob() };
  } catch {
    return unreachable;
  }
  const result = readAnswer(route, response.status, await response.json().catch(() => undefined));
  return result.ok ? unreachable : result;
}

/** Makes the browser download a file under this name. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
