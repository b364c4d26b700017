import { Failure, invalid, isFailure } from '../domain/failure';

/**
 * The panel sends documents as forms. Only pictures need forms, and those are read elsewhere: here the document is
 * extracted, so that the CMS sees JSON and none of the other ways of sending it a file.
 */
export async function withoutForm(request: Request): Promise<Request> {
  let document: unknown;
  try {
    const form = await request.formData();
    // Forms send an empty text for no value.
    if (form.get('file')) throw invalid({ file: 'pictureStays' });
    document = JSON.parse(String(form.get('_payload') ?? '{}'));
  } catch (error) {
    throw isFailure(error) ? error : new Failure('malformed');
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document)) throw new Failure('malformed');
  return asJson(request, document);
}

/** People can change only the text fields of a picture. The rest is the system's, and the CMS fails on some of it. */
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
