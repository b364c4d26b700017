/** bKash outside the shop's process: its simulator behind a server whose answers can be changed call by call. */
import { createBkashSimulator } from '../../gateways/bkash/simulator';
import { newSimulatorState, type SimulatedPayment } from '../../gateways/bkash/simulator/state';
import { systemClock } from '../../gateways/clock';
import { serve, type Heard, type Reply, type Served } from '../gateways/serve';

type Answer = Reply | 'hang' | 'drop';
/** What happens instead of the simulator's answer; `real` has it do its work, and says what it would have answered. */
export type Mood = (real: () => Promise<Reply>, heard: Heard) => Answer | Promise<Answer>;
export type Step =
  | 'token/grant'
  | 'token/refresh'
  | 'create'
  | 'execute'
  | 'payment/status'
  | 'refund/payment/transaction'
  | 'refund/payment/status'
  | 'b2cPayment'
  | 'search';

const keys = { appKey: 'k', appSecret: 's', username: 'u', password: 'p' };

export async function openBkashServer() {
  const state = newSimulatorState();
  const moods = new Map<Step, Mood>();
  let served: Served;
  const heard: Heard[] = [];
  const stepOf = (path: string): Step | undefined => {
    // The searched number is at the end of the address.
    if (path.includes('/payment/search/')) return 'search';
    return (
      [
        'token/grant',
        'token/refresh',
        'create',
        'execute',
        'refund/payment/transaction',
        'refund/payment/status',
        'payment/status',
        'b2cPayment',
      ] as const
    ).find((step) => path.endsWith(`/${step}`));
  };
  const answer = async (one: Heard): Promise<Answer> => {
    heard.push(one);
    const { method, path, headers, body } = one;
    const simulator = createBkashSimulator({ ...keys, publicUrl: served.url, silenceSeconds: 5 }, systemClock, state);
    const real = () => simulator.handle({ method, path, headers, body });
    const step = stepOf(path);
    const mood = step && moods.get(step);
    return mood ? mood(real, one) : real();
  };
  served = await serve(answer);
  const { url } = served;
  const port = Number(new URL(url).port);
  return {
    url,
    env: {
      BKASH_GATEWAY: 'http',
      BKASH_BASE_URL: url,
      BKASH_APP_KEY: keys.appKey,
      BKASH_APP_SECRET: keys.appSecret,
      BKASH_USERNAME: keys.username,
      BKASH_PASSWORD: keys.password,
      BKASH_TIMEOUT_SECONDS: '1',
      BKASH_PAYOUTS: 'on',
      BKASH_PAYOUT_BASE_URL: url,
    },
    state,
    /** From now on, until `well()`. */
    set: (step: Step, mood: Mood) => void moods.set(step, mood),
    well: () => moods.clear(),
    /** How often a step was asked for. */
    asked: (step: Step) => heard.filter(({ path }) => stepOf(path) === step).length,
    payment: (paymentId: string): SimulatedPayment => state.payments.get(paymentId)!,
    /** The shopper presses a button on bKash's page. */
    press: (paymentID: string, button: 'success' | 'cancel') =>
      fetch(`${url}/decide`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ paymentID, [button]: '1' }),
      }),
    /** Nothing listens at its address during `work`. */
    down: async <T>(work: () => Promise<T>): Promise<T> => {
      await served.close();
      try {
        return await work();
      } finally {
        served = await serve(answer, port);
      }
    },
    close: () => served.close(),
  };
}

const json = (body: object): Reply => ({
  status: 200,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** The answers that say nothing, by name. With `moves` bKash has done its work before it answers so. */
export const senseless = (moves: boolean): readonly [what: string, mood: Mood][] => {
  const after =
    (then: (said: Reply) => Answer): Mood =>
    async (real) =>
      then(moves ? await real() : json({ statusCode: '0000' }));
  return [
    ['never answers', after(() => 'hang')],
    ['cuts the line', after(() => 'drop')],
    ['cuts the line in the middle of the answer', after((said) => ({ ...said, cut: true }))],
    ['answers nonsense', after(() => ({ status: 200, body: 'ok, thank you' }))],
    [
      'answers a proxy’s page',
      after(() => ({
        status: 502,
        headers: { 'Content-Type': 'text/html' },
        body: '<html><body>Bad Gateway</body></html>',
      })),
    ],
    ['answers JSON of another shape', after(() => json({ statusCode: '0000', statusMessage: 'Successful', data: [] }))],
    ['answers a list', after(() => ({ status: 200, body: '[1,2,3]' }))],
    ['answers without end', after(() => ({ status: 200, body: 'x'.repeat(3_000_000) }))],
  ];
};

/** The simulator's answer with some fields changed. */
export const changed =
  (fields: object): Mood =>
  async (real) => {
    const said = await real();
    return { ...said, body: JSON.stringify({ ...(JSON.parse(said.body) as object), ...fields }) };
  };
/** A refusal with HTTP 200. */
export const refusing =
  (statusCode: string, statusMessage: string): Mood =>
  () =>
    json({ statusCode, statusMessage });

/** One for the tests of a file, and in the environment of its shop. To be called before the shop is opened. */
export function bkashBeside(): Awaited<ReturnType<typeof openBkashServer>> {
  const held = {} as Awaited<ReturnType<typeof openBkashServer>>;
  beforeAll(async () => {
    Object.assign(held, await openBkashServer());
    Object.assign(process.env, held.env);
  });
  afterAll(() => held.close());
  return held;
}
