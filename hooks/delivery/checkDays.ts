import type { GlobalBeforeChangeHook } from 'payload';
import { dayProblems } from '../../domain/delivery/days';
import { Failure } from '../../domain/failure';
import type { DeliveryCharge } from '../../payload-types';

/** The longest delivery time is never shorter than the shortest, whatever the entry point. */
export const checkDays: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const problems = dayProblems({
    ...(originalDoc as Partial<DeliveryCharge> | undefined),
    ...(data as DeliveryCharge),
  });
  if (Object.keys(problems).length > 0) throw new Failure('invalid', { fields: problems });
  return data as DeliveryCharge;
};
