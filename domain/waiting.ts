/**
 * What may wait for somebody in the panel, and for which roles. The bell and the badges of the menu show the same
 * counts.
 */
import { admins, superAdmin, type Role } from './permissions';

const vendor = ['vendor'] as const satisfies readonly Role[];
const incharge = ['incharge'] as const satisfies readonly Role[];

/** In the order in which the bell lists them. */
export const waitingFor = {
  vendorApplications: admins,
  productsToVerify: admins,
  profileChanges: admins,
  rejectionAnswers: admins,
  newReturns: admins,
  openRefunds: admins,
  runsToApprove: superAdmin,
  correctionsToPost: superAdmin,
  stuckPackages: admins,
  openQuestions: admins,
  failedBroadcasts: admins,
  newOrders: vendor,
  rejectedProducts: vendor,
  vendorQuestions: vendor,
  comingReturns: vendor,
  soldOut: vendor,
  lowStock: vendor,
  toReceive: incharge,
  toSendOut: incharge,
  onTheWay: incharge,
  toComplete: incharge,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Waiting = keyof typeof waitingFor;
export const waitingKinds = Object.keys(waitingFor) as [Waiting, ...Waiting[]];

/** What may wait for somebody with these roles. */
export const waitingOf = (roles: readonly Role[]): Waiting[] =>
  waitingKinds.filter((kind) => waitingFor[kind].some((role) => roles.includes(role)));
