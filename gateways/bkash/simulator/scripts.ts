/** The faults that can be simulated. A script works once, for the next call it matches. */
export const scripts = {
  tokenExpired: 'every token given so far is refused from now on',
  createTransient: 'create answers 2003, try again later',
  createSilent: 'create never answers and makes nothing',
  createMaintenance: 'create answers 503 in the second shape, errorCode and errorMessage',
  createBadRequest: "create answers the API gateway's bare message with HTTP 400",
  brokenPage: "the next call is answered by a proxy's HTML page with HTTP 502",
  oldPayment: 'the next payment is made 25 hours old',
  insufficientBalance: 'execute is declined, 2023',
  executeTransient: 'execute answers 2003 and moves nothing',
  executeSilentMoved: 'execute never answers, and the money has moved',
  executeSilentNotMoved: 'execute never answers, and no money has moved',
  wrongAmount: 'execute completes with one taka less',
  wrongInvoice: 'execute completes with another invoice',
  refundTransient: 'refund answers 2003 and gives nothing back',
  refundPending: 'refund is taken, not completed yet',
  refundTooLate: 'refund is refused in the third shape, 2071',
  refundSilentMoved: 'refund never answers, and the money is back',
  refundSilentNotMoved: 'refund never answers, and nothing is given back',
  payoutTransient: 'b2cPayment answers 2003 and pays nothing',
  payoutMaintenance: 'b2cPayment answers 503 in the second shape, errorCode and errorMessage',
  payoutBadRequest: "b2cPayment answers the API gateway's bare message with HTTP 400",
  payoutInsufficientBalance: 'b2cPayment is declined, 2023',
  payoutUnknownReceiver: 'b2cPayment is refused, 2057: the number is no bKash wallet',
  payoutBlockedReceiver: 'b2cPayment is refused in the third shape, 2039: the wallet is blocked',
  payoutPending: 'b2cPayment is taken, and completed when it is first searched for',
  payoutFailed: 'b2cPayment is taken, and has failed when it is searched for',
  payoutSilentMoved: 'b2cPayment never answers, and the money has moved',
  payoutSilentNotMoved: 'b2cPayment never answers, and no money has moved',
  payoutWrongAmount: 'b2cPayment pays one taka less',
  payoutSearchSilent: 'the search never answers',
} as const satisfies Record<string, string>;

export type ScriptName = keyof typeof scripts;

export function isScript(name: unknown): name is ScriptName {
  return typeof name === 'string' && Object.hasOwn(scripts, name);
}

/** Those that apply to a payment when its payer reference names them. */
export function scriptsOf(payerReference: string): ScriptName[] {
  return payerReference.split(/[\s,]+/).filter(isScript);
}
