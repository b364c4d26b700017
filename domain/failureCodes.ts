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
  /** The storage service for pictures and documents does not answer. */
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
  /** Cash was added or removed since the sender looked. */
  'cashChanged',
  /** More would be taken from a cash desk than it holds. */
  'deskHoldsLess',
  /** A later count of the desk stands. */
  'countedSince',
  /** Above the limit: one person has to prepare it, another to confirm it. */
  /** A person has answered a rejection as often as they may before the shop says something. */
  'answersFull',
  'refundNeedsTwo',
  /** Somebody has prepared it. */
  'refundWaits',
  'ownRefund',
  /** A person sends only what bKash has refused to send, and what is still owed. */
  'refundNotStuck',
  /** bKash is sending a refund after all, or has sent it. */
  'bkashSendsIt',
  /** bKash does not say what became of a refund. */
  'bkashSilent',
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
  /** The vendor already has a waiting request to change the profile. */
  'changeWaits',
  'nothingChanged',
  /** No change of the payout account is pending. */
  'noAccountChange',
  'alreadyApplied',
  'openPackages',
  /** Something is open between the shop and the vendor: a balance, a payout, a correction. */
  'vendorHasMoney',
  'userNotFound',
  'ownAccount',
  'notAnAdmin',
  'protectedAccount',
  // shop, site, warehouses, communication
  'shopNotFound',
  'pictureNotFound',
  /** It is still shown in some place. */
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
  /** It has happened already, or was decided otherwise. */
  'doneAlready',
  'mayHaveArrived',
  'askingAlready',
  /** Somebody else has saved the record since the sender looked at it. */
  'changedByOther',
  /** The same of a draft that is saved while it is written. */
  'draftChangedByOther',
  /** Somebody else is writing in it. */
  'lockedByOther',
  // payouts
  'nothingToPay',
  /** The person who prepared a payout run does not approve it. */
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
