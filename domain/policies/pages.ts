/** The pages of the shop that show the policies, also a text of earlier days. */
import type { Policy } from './fields';

const pages: Readonly<Record<Policy, string>> = {
  termsconditions: '/terms-and-conditions',
  privacypolicy: '/privacy-policy',
  vendorpolicy: '/vendor-policy',
  // The spelling is kept for compatibility.
  apppolicy: '/applcation-policy',
  returnpolicy: '/return-policy',
};

/** Below the shop's base path. */
export const policyPage = (policy: Policy, version: number | string): string =>
  `${pages[policy]}?version=${encodeURIComponent(version)}`;
