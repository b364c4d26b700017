/**
 * Spans: the steps of a request, and how long each took. Without a collector (`otlp.ts`) there are none, and each
 * function here only does its work.
 */
export type Attributes = Record<string, string | number>;

export type Tracing = {
  /** Begins a trace whose id is that of the request; the returned function ends it. */
  request(requestId: string, work: () => void): (name: string, attributes: Attributes, isFailed: boolean) => void;
  /** Does the work as a part of the current span; without one, just does the work. */
  part<T>(name: string, attributes: Attributes, work: () => T): T;
  /** Does work later, or in another process, as part of the trace that queued it. Without one it begins a trace. */
  later<T>(parent: string | undefined, name: string, attributes: Attributes, work: () => T): T;
  /** Does work outside the current trace. */
  apart<T>(work: () => T): T;
  /** The current span in W3C's `traceparent` format. */
  parent(): string | undefined;
};

// Code that Next bundles for the panel has a second copy of this module.
const shared = globalThis as { haatTracing?: Tracing };

export const keepTraces = (tracing: Tracing | undefined): void => {
  if (tracing) shared.haatTracing = tracing;
  else delete shared.haatTracing;
};
export const tracing = (): Tracing | undefined => shared.haatTracing;

export const traced = <T>(name: string, attributes: Attributes, work: () => T): T =>
  shared.haatTracing ? shared.haatTracing.part(name, attributes, work) : work();

/** A statement of SQL, named by its verb and its table. Bound values are not recorded. */
export const tracedStatement = <T>(sql: string, work: () => T): T =>
  shared.haatTracing
    ? shared.haatTracing.part(nameOf(sql), { 'db.system.name': 'sqlite', 'db.query.text': sql.slice(0, 500) }, work)
    : work();

const TABLE = /\b(?:from|into|update)\s+["`]?(\w+)/i;
function nameOf(sql: string): string {
  const verb = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
  const table = TABLE.exec(sql)?.[1];
  return table ? `${verb} ${table}` : verb;
}
