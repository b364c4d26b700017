/** Errors of the CMS's own REST API keep Payload's shape, which its forms read; ours get a status and a sentence. */
import type { AfterErrorHook } from 'payload';
import { isFailure } from '../domain/failure';
import { isStorageFault } from '../domain/storageFault';
import { languageOf } from '../services/openCtx';
import { toAnswer } from './respond';

export const respondToCmsError: AfterErrorHook = ({ error, req }) => {
  if (!isFailure(error) && !isStorageFault(error)) return;
  const edge = { language: languageOf(req.headers.get('accept-language')), requestId: req.headers.get('x-request-id') ?? 'none' };
  const answer = toAnswer(error, edge);
  const status = answer.http === 200 ? Number(answer.body?.status ?? 400) : answer.http;
  const message = String(answer.body?.message ?? '');
  const data = Object.entries((answer.body?.errors ?? {}) as Record<string, string[]>).flatMap(([path, list]) =>
    list.map((each) => ({ path, message: each })),
  );
  return {
    status: status === 420 || status === 201 ? 400 : status,
    response: { errors: [{ name: data.length > 0 ? 'ValidationError' : 'Failure', message, ...(data.length > 0 ? { data: { errors: data } } : {}) }] },
  };
};
