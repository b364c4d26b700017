/**
 * Every way a call can fail. `contract/statuses.ts` and `endpoints/messages` are typed over this list, so a code without
 * a status or without a sentence in both languages does not compile.
 */
export const failureCodes = [
  // the edge
  'malformed',
  'invalid',
  /** A query parameter of the CMS. */
  'wrongParameter',
  'unauthorized',
  'forbidden',
  'superAdminOnly',
  'keyUnknown',
  'keyScopeMissing',
  'notForKeys',
  'noSuchPath',
  'wrongMethod',
  'foreignOrigin',
  'tooLarge',
  'tooMany',
  'internal',
  'busy',
  'cannotSave',
  /** Pictures and documents are kept by a service that does not answer. */
  'filesAway',
  'notSetUp',
  'alreadySetUp',
  // records
  'notFound',
  'conflict',
  'refused',
  'packageShipped',
  'packageHasReturns',
  'packageSettled',
  'packageRefunded',
  'tooLateToCancel',
  'cannotUndo',
  'totalChanged',
  'paymentUnclear',
  'alreadyPaid',
  // identity
  'badCredentials',
  'accountLocked',
  'accountSuspended',
  'mobileNotVerified',
  'unknownMobile',
  'wrongCode',
  'secondStep',
  'signInAgain',
  'codesLocked',
  'wrongPassword',
  'passwordNeeded',
  'passwordSignIn',
  'resendWait',
  // catalogue, vendors and people
  'categoryNotFound',
  'groceryCategoryNeeded',
  'productNotFound',
  'vendorNotFound',
  'noApplication',
  /** A vendor's request to change the profile waits already. */
  'changeWaits',
  'nothingChanged',
  'alreadyApplied',
  'openPackages',
  'userNotFound',
  'ownAccount',
  'notAnAdmin',
  'protectedAccount',
  // shop, site, warehouses, communication
  'shopNotFound',
  'pictureNotFound',
  'announcementsFull',
  'videoThere',
  'warehouseInUse',
  'demoDisabled',
  'smsUnreachable',
  'changedMeanwhile',
  'mayHaveArrived',
  'askingAlready',
  /** Somebody else has saved the record since the sender looked at it. */
  'changedByOther',
  // restoring what was deleted
  'categoryGone',
  'vendorGone',
  'codeTaken',
  'placeTaken',
  'fileGone',
] as const;

export type FailureCode = (typeof failureCodes)[number];
