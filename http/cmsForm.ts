import { Failure, invalid, isFailure } from '../domain/failure';

/**
 * The panel sends documents as forms. Only pictures need one, and those are read elsewhere: here the document is taken out, so
 * that the CMS sees JSON and none of the other ways it knows to be given a file.
 */
export async function withoutForm(request: Request): Promise<Request> {
  let document: unknown;
  try {
    const form = await request.formData();
    // An empty text is what forms send for nothing.
    if (form.get('file')) throw invalid({ file: 'pictureStays' });
    document = JSON.parse(String(form.get('_payload') ?? '{}'));
  } catch (error) {
    throw isFailure(error) ? error : new Failure('malformed');
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document)) throw new Failure('malformed');
  return asJson(request, document);
}

/** Of a picture people change its words. The rest is the system's, and the CMS trips over some of it. */
export async function onlyWords(request: Request): Promise<Request> {
  const document: unknown = await request.json().catch(() => {
    throw new Failure('malformed');
  });
  const alt = typeof document === 'object' && document !== null && 'alt' in document ? { alt: document.alt } : {};
  return asJson(request, alt);
}

function asJson(request: Request, document: object): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(document) });
}
