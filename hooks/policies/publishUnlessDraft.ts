import type { GlobalBeforeValidateHook } from 'payload';
import type { Policy } from '../../payload-types';

/**
 * A change that is not marked as a draft is published, even while a draft exists: otherwise it would hide the published
 * text from shoppers.
 */
export const publishUnlessDraft: GlobalBeforeValidateHook = ({ data }) => {
  const given = data as Partial<Policy>;
  return { ...given, _status: given._status ?? 'published' };
};
