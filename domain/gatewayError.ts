/**
 * What can go wrong with an outside service. It is here, and not beside the gateways, because services decide by the
 * kind: whether to retry, to ask for the state, or to give up.
 */

/** Which outside service failed. */
export type OutsideService = 'sms' | 'mail' | 'bkash' | 'files';

/**
 * - `transient`: nothing happened; a retry may work.
 * - `noAnswer`: it may or may not have happened. Ask before retrying.
 * - `declined`: the payer, the wallet or the provider refused; final for this attempt.
 * - `receiver`: the wallet cannot be paid; final for this wallet.
 * - `duplicate`: this invoice number was used before.
 * - `state`: the payment is not in a state for this (too early, already done, ended). Ask for its state.
 * - `notFound`: the service does not know the given id.
 * - `invalid`: the request was refused; the same request will be refused again.
 * - `setup`: our keys, address, sender or balance are wrong; a person has to act.
 */
export type GatewayErrorKind =
  'transient' | 'noAnswer' | 'declined' | 'receiver' | 'duplicate' | 'state' | 'notFound' | 'invalid' | 'setup';

/**
 * A failed call to an outside service. `detail` is for logs and staff: it never contains a key, a code or a message
 * text.
 */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly service: OutsideService;
  readonly kind: GatewayErrorKind;
  /**
   * The service's own code if it gave one, otherwise one of ours (`timeout`, `unreachable`, `unreadable`, `http502`).
   */
  readonly code: string;
  readonly detail: string;

  constructor(service: OutsideService, kind: GatewayErrorKind, code: string, detail = '') {
    super(`${service} ${kind} ${code}${detail ? `: ${detail}` : ''}`);
    this.service = service;
    this.kind = kind;
    this.code = code;
    this.detail = detail;
  }

  /** True when the same call can simply be repeated later: nothing happened the first time. */
  get retryable(): boolean {
    return this.kind === 'transient';
  }
}

/** Recognised by name, not by class: the panel's bundle and the server load this module twice in one process. */
export function isGatewayError(error: unknown): error is GatewayError {
  return error instanceof Error && error.name === 'GatewayError' && 'kind' in error;
}
