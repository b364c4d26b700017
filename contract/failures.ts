/** The failures a call can answer. The reference lists them, and in development and tests a call answers no other. */
import type { FailureCode } from '../domain/failureCodes';
import type { Route } from './route';
import { statuses } from './statuses';

/** Possible for every call: too many requests, or the server's own faults. */
const always: readonly FailureCode[] = ['tooMany', 'internal', 'busy', 'cannotSave'];

/** Every failure of a call: those that follow from its input and access, and its own (`fails`). */
export function failuresOf(route: Route): FailureCode[] {
  const codes = new Set<FailureCode>(always);
  if (route.params ?? route.body ?? route.files) codes.add('malformed');
  if (route.query ?? route.body ?? route.files ?? route.idempotent) codes.add('invalid');
  if (route.method !== 'GET') codes.add('tooLarge');
  if (route.who !== 'public')
    codes.add('unauthorized').add('forbidden').add('keyUnknown').add('keyScopeMissing').add('notForKeys');
  if (route.files) codes.add('busy');
  if (route.files || route.answersWith === 'picture') codes.add('filesAway');
  if (route.shownBy) codes.add('changedByOther');
  if (route.afterSetUp) codes.add('notSetUp');
  if (route.setsCookie) codes.add('foreignOrigin');
  for (const code of route.fails ?? []) codes.add(code);
  return [...codes];
}

/** The status in the body and the HTTP status of a failure, as this call answers it. */
export function failureStatus(route: Route | undefined, code: FailureCode): { body: number; http: number } {
  const { body, http } = statuses[code];
  if (code === 'invalid') return { body: route?.invalid?.status ?? body, http };
  const inBody =
    (code === 'unauthorized' && route?.anonymous === 'body') || (body === 403 && route?.refusal === 'body');
  return { body, http: inBody ? 200 : http };
}

/** Whether a call may answer with this failure. */
export const isDeclaredFailure = (route: Route, answered: { body: number; http: number }): boolean =>
  failuresOf(route).some((code) => {
    const { body, http } = failureStatus(route, code);
    return body === answered.body && http === answered.http;
  });
