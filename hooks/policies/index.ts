import type { GlobalConfig } from 'payload';
import { keepGlobalLock } from '../drafts/keepLock';
import { refuseOlderGlobalDraft } from '../drafts/refuseOlderDraft';
import { keepTexts } from './keepTexts';
import { publishUnlessDraft } from './publishUnlessDraft';

export const policyHooks: NonNullable<GlobalConfig['hooks']> = {
  beforeValidate: [publishUnlessDraft],
  beforeChange: [refuseOlderGlobalDraft],
  afterChange: [keepTexts, keepGlobalLock],
};
