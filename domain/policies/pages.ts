/** The pages of the shop that show the policies, including earlier texts. */
import type { Policy } from './fields';

const pages: Readonly<Record<Policy, string>> = {
  termsconditions: '/terms-and-conditions',
  privacypolicy: '/privacy-policy',
  vendorpolicy: '/vendor-policy',
  // The spelling is kept for compatibility.
  apppolicy: '/applcation-policy',
  returnpolicy: '/return-policy',
};

/** Paths below the shop's base path. */
export const policyPage = (policy: Policy, version: number | string): string =>
  `${pages[policy]}?version=${encodeURIComponent(version)}`;
