import type { Sender } from './client';

/**
 * Sends a form and reports its progress from 0 to 1, which fetch cannot. Null if no response came or its signal aborted
 * it.
 */
export const sendingWith =
  (onProgress: (part: number) => void): Sender =>
  (address, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () => resolve({ status: request.status, body: parsed(request.responseText) });
      request.onerror = request.onabort = request.ontimeout = () => resolve(null);
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit | null);
    });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
