/** Failure code -> status in the body and HTTP status. HTTP is 200 for every outcome a screen of the product handles. */
import type { FailureCode } from '../domain/failureCodes';

export const statuses: Record<FailureCode, { body: number; http: number }> = {
  malformed: { body: 400, http: 400 },
  /** The body status of a validation failure is the route's own (`invalid`: 422 or 400); 422 is the default. */
  invalid: { body: 422, http: 200 },
  /** HTTP 401, or 200 for the routes declared `anonymous: 'body'`. */
  unauthorized: { body: 401, http: 401 },
  forbidden: { body: 403, http: 403 },
  superAdminOnly: { body: 403, http: 403 },
  noSuchPath: { body: 404, http: 404 },
  tooLarge: { body: 413, http: 413 },
  tooMany: { body: 429, http: 429 },
  internal: { body: 500, http: 500 },
  busy: { body: 503, http: 503 },
  notFound: { body: 404, http: 200 },
  conflict: { body: 409, http: 200 },
  /** The record is in a state that does not allow this: status 201, as the specs write it. */
  refused: { body: 201, http: 200 },
  badCredentials: { body: 401, http: 200 },
  accountLocked: { body: 420, http: 200 },
  accountSuspended: { body: 420, http: 200 },
  mobileNotVerified: { body: 401, http: 200 },
  unknownMobile: { body: 404, http: 200 },
  wrongCode: { body: 420, http: 200 },
  wrongPassword: { body: 420, http: 200 },
  resendWait: { body: 420, http: 200 },
  categoryNotFound: { body: 404, http: 200 },
  groceryCategoryNeeded: { body: 201, http: 200 },
  productNotFound: { body: 404, http: 200 },
  vendorNotFound: { body: 404, http: 200 },
  noApplication: { body: 403, http: 200 },
  alreadyApplied: { body: 409, http: 200 },
  openPackages: { body: 201, http: 200 },
  userNotFound: { body: 404, http: 200 },
  ownAccount: { body: 403, http: 403 },
  protectedAccount: { body: 201, http: 200 },
  openOrders: { body: 201, http: 200 },
};
