/** The real client and the simulator, with real HTTP between them. */
import { createBkashClient } from '../../gateways/bkash/http';
import { createBkashPayouts } from '../../gateways/bkash/payouts';
import type { BkashPayouts } from '../../gateways/bkash/payoutGateway';
import { createBkashSimulator } from '../../gateways/bkash/simulator';
import type { ScriptName } from '../../gateways/bkash/simulator/scripts';
import { newSimulatorState, type SimulatorState } from '../../gateways/bkash/simulator/state';
import type { BkashGateway } from '../../gateways/bkash/bkash';
import { fixedClock, type FixedClock } from './fixedClock';
import { serve, type Served } from './serve';

export const callbackUrl = 'http://shop.test/api/bkash/callback';
/** Patient, so that a busy machine does not look like a silent gateway; hasty where the gateway is silent. */
const PATIENT_SECONDS = 30;
const HASTY_SECONDS = 2;

export const merchant = {
  appKey: 'app-key-secret',
  appSecret: 'app-secret-secret',
  username: 'merchant',
  password: 'password-secret',
};

export type BkashBench = {
  client: BkashGateway;
  /** The same merchant, for calls that are never answered. */
  hasty: BkashGateway;
  /** Payouts, patient and hasty. */
  payouts: BkashPayouts;
  hastyPayouts: BkashPayouts;
  clock: FixedClock;
  state: SimulatorState;
  served: Served;
  /** The paths that were called, without their common beginning. */
  calls(): string[];
  script(...names: ScriptName[]): void;
  /** Presses a button on the page; the answer is where the browser is sent. */
  press(paymentId: string, button: 'success' | 'failure' | 'cancel'): Promise<URL>;
  /** A payment the shopper has approved. */
  approved(amount?: number): Promise<{ paymentId: string; invoice: string }>;
  /** One that is paid. */
  paid(amount?: number): Promise<{ paymentId: string; trxId: string; invoice: string }>;
  request(amount?: number): { amount: number; invoice: string; payerReference: string; callbackUrl: string };
  close(): Promise<void>;
};

let invoices = 0;

/** `noticeUrl`: where the simulator posts its notices. */
export async function openBkash(keys = merchant, noticeUrl?: string): Promise<BkashBench> {
  const clock = fixedClock(new Date('2026-03-10T10:00:00.000Z'));
  const state = newSimulatorState();
  const served = await serve(async ({ method, path, headers, body }) =>
    createBkashSimulator(
      { ...merchant, publicUrl: served.url, silenceSeconds: 60, ...(noticeUrl ? { noticeUrl } : {}) },
      clock,
      state,
    ).handle({
      method,
      path,
      headers,
      body,
    }),
  );
  const clientWaiting = (timeoutSeconds: number) =>
    createBkashClient({ name: 'simulator', baseUrl: served.url, ...keys, timeoutSeconds }, clock);
  const payoutsWaiting = (timeoutSeconds: number) =>
    createBkashPayouts({ baseUrl: served.url, ...keys, timeoutSeconds, isOn: true, least: 1, most: 25_000 }, clock);
  const client = clientWaiting(PATIENT_SECONDS);
  const press: BkashBench['press'] = async (paymentId, button) => {
    const answer = await fetch(`${served.url}/decide`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ paymentID: paymentId, [button]: '1' }).toString(),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get('location') ?? '');
  };
  const request = (amount = 500) => {
    invoices += 1;
    return { amount, invoice: `26031000001-${invoices}`, payerReference: '01712345678', callbackUrl };
  };
  const approved = async (amount = 500) => {
    const asked = request(amount);
    const { paymentId } = await client.createPayment(asked);
    await press(paymentId, 'success');
    return { paymentId, invoice: asked.invoice };
  };
  return {
    client,
    hasty: clientWaiting(HASTY_SECONDS),
    payouts: payoutsWaiting(PATIENT_SECONDS),
    hastyPayouts: payoutsWaiting(HASTY_SECONDS),
    clock,
    state,
    served,
    calls: () =>
      served.heard.map(({ path }) =>
        path.replace(/^\/v1\.2\.0-beta\/tokenized\/checkout|^\/v2\/tokenized-checkout/, ''),
      ),
    script: (...names) => void state.scripts.push(...names),
    press,
    request,
    approved,
    async paid(amount = 500) {
      const { paymentId, invoice } = await approved(amount);
      const { trxId } = await client.executePayment(paymentId);
      return { paymentId, trxId: trxId ?? '', invoice };
    },
    close: served.close,
  };
}
