/**
 * What can go wrong with a service outside. It stands here, and not beside the gateways, because services decide by the
 * kind: whether to try again, to ask what became of it, or to give up.
 */

/** Which outside service the trouble is with. */
export type OutsideService = 'sms' | 'mail' | 'bkash';

/**
 * - `transient`: nothing happened; a later try may work.
 * - `noAnswer`: it may or may not have happened. Ask before doing it again.
 * - `declined`: the payer, the wallet or the provider said no; final for this attempt.
 * - `duplicate`: this invoice number was used before.
 * - `state`: the payment is not in a state for this (too early, done already, ended). Ask what its state is.
 * - `notFound`: the service does not know what we named.
 * - `invalid`: what we sent was refused; the same again will be refused again.
 * - `setup`: our keys, address, sender or balance are wrong; a person has to act.
 */
export type GatewayErrorKind =
  'transient' | 'noAnswer' | 'declined' | 'duplicate' | 'state' | 'notFound' | 'invalid' | 'setup';

/** A failed call to a service outside. `detail` is for logs and staff: it never holds a key, a code or a message text. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly service: OutsideService;
  readonly kind: GatewayErrorKind;
  /** The service's own code where it gave one, else a word of ours (`timeout`, `unreachable`, `unreadable`, `http502`). */
  readonly code: string;
  readonly detail: string;

  constructor(service: OutsideService, kind: GatewayErrorKind, code: string, detail = '') {
    super(`${service} ${kind} ${code}${detail ? `: ${detail}` : ''}`);
    this.service = service;
    this.kind = kind;
    this.code = code;
    this.detail = detail;
  }

  /** True when the same call may simply be made again later: nothing happened the first time. */
  get retryable(): boolean {
    return this.kind === 'transient';
  }
}

/** Known by name, not by class: the panel's bundle and the server load this module twice in one process. */
export function isGatewayError(error: unknown): error is GatewayError {
  return error instanceof Error && error.name === 'GatewayError' && 'kind' in error;
}
