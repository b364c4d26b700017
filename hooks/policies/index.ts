import type { GlobalConfig } from 'payload';
import { keepTexts } from './keepTexts';
import { publishUnlessDraft } from './publishUnlessDraft';

export const policyHooks: NonNullable<GlobalConfig['hooks']> = {
  beforeValidate: [publishUnlessDraft],
  afterChange: [keepTexts],
};
