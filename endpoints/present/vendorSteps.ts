import type { VendorStepsShape } from '../../contract/vendorSteps';
import { isComplete } from '../../domain/vendors/steps';
import type { Steps } from '../../services/vendors/readSteps';

const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0);

export const presentSteps = ({ steps, hidden }: Steps): VendorStepsShape => ({
  steps: steps.map(({ step, done, optional }) => ({ step, done: flagOf(done), optional: flagOf(optional) })),
  complete: flagOf(isComplete(steps)),
  hidden: flagOf(hidden),
});
