/**
 * Spans: what was done for a request, and how long each part of it took. Without a collector (`otlp.ts`) there is none, and
 * each function here only does the work it is given.
 */
export type Attributes = Record<string, string | number>;

export type Tracing = {
  /** Begins a trace whose id is that of the request; the function returned ends it. */
  request(requestId: string, work: () => void): (name: string, attributes: Attributes, isFailed: boolean) => void;
  /** A part of what is being done; where nothing is, just the work. */
  part<T>(name: string, attributes: Attributes, work: () => T): T;
  /** Something done later, or by another process, for the trace that queued it. Without one it begins a trace. */
  later<T>(parent: string | undefined, name: string, attributes: Attributes, work: () => T): T;
  /** Work that belongs to nothing that is being done. */
  apart<T>(work: () => T): T;
  /** What is being done, as W3C's `traceparent` says it. */
  parent(): string | undefined;
};

// Code that Next bundles for the panel is a second copy of this module.
const shared = globalThis as { haatTracing?: Tracing };

export const keepTraces = (tracing: Tracing | undefined): void => {
  if (tracing) shared.haatTracing = tracing;
  else delete shared.haatTracing;
};
export const tracing = (): Tracing | undefined => shared.haatTracing;

export const traced = <T>(name: string, attributes: Attributes, work: () => T): T =>
  shared.haatTracing ? shared.haatTracing.part(name, attributes, work) : work();

/** A statement of SQL, named by its verb and its table. Values are bound and do not stand in it. */
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
