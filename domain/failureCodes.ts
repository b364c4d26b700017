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
  /** A second person has to do it. */
  'samePerson',
  'packageShipped',
  'packageHasReturns',
  'packageSettled',
  'packageRefunded',
  'tooLateToCancel',
  'cannotUndo',
  /** Cash came or went since the sender looked. */
  'cashChanged',
  /** Above the limit: to be prepared by one and confirmed by another. */
  'refundNeedsTwo',
  /** Somebody has prepared it. */
  'refundWaits',
  'ownRefund',
  'totalChanged',
  'paymentUnclear',
  'alreadyPaid',
  /** A statement with more movements than fit on paper. */
  'statementTooLong',
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
  /** No change of the payout account waits. */
  'noAccountChange',
  'alreadyApplied',
  'openPackages',
  'userNotFound',
  'ownAccount',
  'notAnAdmin',
  'protectedAccount',
  // shop, site, warehouses, communication
  'shopNotFound',
  'pictureNotFound',
  /** Some place still shows it. */
  'pictureInUse',
  'folderNotFound',
  'folderThere',
  'foldersFull',
  'announcementsFull',
  'videoThere',
  'warehouseInUse',
  'warehouseHasHistory',
  'demoDisabled',
  'smsUnreachable',
  'changedMeanwhile',
  /** What was asked for has happened already, or was decided otherwise. */
  'doneAlready',
  'mayHaveArrived',
  'askingAlready',
  /** Somebody else has saved the record since the sender looked at it. */
  'changedByOther',
  // payouts
  'nothingToPay',
  /** Whoever prepared a payout run does not approve it. */
  'ownRun',
  'payoutsOff',
  'notByBkash',
  // restoring what was deleted
  'categoryGone',
  'vendorGone',
  'codeTaken',
  'placeTaken',
  'fileGone',
] as const;

export type FailureCode = (typeof failureCodes)[number];
