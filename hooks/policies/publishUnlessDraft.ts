import type { GlobalBeforeValidateHook } from 'payload';
import type { Policy } from '../../payload-types';

/** A change that does not say it is a draft is published, also where a draft waits: it would otherwise hide what shoppers read. */
export const publishUnlessDraft: GlobalBeforeValidateHook = ({ data }) => {
  const given = data as Partial<Policy>;
  return { ...given, _status: given._status ?? 'published' };
};
