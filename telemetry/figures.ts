/**
 * Metrics besides those of requests (`http/metrics.ts` shows them). Label values are words from the source, never
 * client input.
 */
export const figures = {
  call_refusals_total: {
    kind: 'counter',
    help: 'Calls that were refused, by call and by the code of the failure; of wrong input the first problem',
    labels: ['route', 'reason'],
  },
  orders_total: { kind: 'counter', help: 'Orders placed, by way of paying', labels: ['payment'] },
  payments_total: {
    kind: 'counter',
    help: 'Payments that came to a state people ask about: paid, failed, canceled, replaced, refunding, refunded, stuck',
    labels: ['outcome'],
  },
  job_seconds: { kind: 'histogram', help: 'Time a job took, by task and outcome', labels: ['task', 'outcome'] },
  gateway_seconds: {
    kind: 'histogram',
    help: 'Time a service outside took to answer, by call and outcome: ok, or the kind of the failure',
    labels: ['service', 'call', 'outcome'],
  },
} as const;

type Figures = typeof figures;
type NameOf<K> = { [N in keyof Figures]: Figures[N]['kind'] extends K ? N : never }[keyof Figures];
type LabelsOf<N extends keyof Figures> = Record<Figures[N]['labels'][number], string>;

/** The registry that metrics are recorded in. */
export type Sink = { add(name: string, labels: Record<string, string>, value: number): void };

// Code that Next bundles for the panel has a second copy of this module: both must count in one place.
const shared = globalThis as { haatFigures?: Sink };

/** From now on metrics are recorded there. Commands record none. */
export const keepFigures = (sink: Sink): void => void (shared.haatFigures = sink);

/** Counts one more. */
export const count = <N extends NameOf<'counter'>>(name: N, labels: LabelsOf<N>): void =>
  shared.haatFigures?.add(name, labels, 1);

/** Records how long something took. */
export const timed = <N extends NameOf<'histogram'>>(name: N, labels: LabelsOf<N>, sinceMs: number): void =>
  shared.haatFigures?.add(name, labels, (performance.now() - sinceMs) / 1_000);
