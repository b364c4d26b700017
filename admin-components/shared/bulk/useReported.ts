'use client';
/** Makes a single call of many. A refusal is told by the report alone, not by a notice as well. */
import type { CallOf, Route } from '../../../contract/route';
import { useApi } from '../../../frontend/api/context';
import { useText } from '../../../frontend/messages/useText';
import { bulkWords } from '../../messages/bulk';

const FORBIDDEN = 403;

/** The result: the problem, or null. */
export function useReported(): <R extends Route>(route: R, input: CallOf<R>) => Promise<string | null> {
  const say = useText(bulkWords);
  const { call, onFailure } = useApi();
  return async (route, input) => {
    const result = await call(route, input);
    if (result.ok) return null;
    if (result.layer !== 'answer' && result.status !== FORBIDDEN) onFailure(result);
    return result.message || say('notChanged');
  };
}
