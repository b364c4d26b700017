/** Sends traces and metrics to a collector by OTLP over HTTP. Loaded only if one is configured. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context, type Span } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type IdGenerator,
} from '@opentelemetry/sdk-trace-base';
import type { Registry } from 'prom-client';
import { producerOf } from './producer';
import { keepTraces, type Attributes, type Tracing } from './tracing';

type OtlpSettings = {
  /** The collector's address, without `/v1/…`. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  version: string;
  /** The share of traces that is kept, 0 to 1. */
  share: number;
  everyMs: number;
};

/** A collector that does not answer must not delay the end of a process. */
const TIMEOUT_MS = 3_000;

/** Starts the export; the returned function sends what is left and stops. */
export function sendTelemetry(settings: OtlpSettings, registry: Registry): () => Promise<void> {
  const { endpoint, headers } = settings;
  const to = (path: string) => ({ url: `${endpoint}/v1/${path}`, headers, timeoutMillis: TIMEOUT_MS });
  const resource = resourceFromAttributes({
    'service.name': settings.serviceName,
    'service.version': settings.version,
    'service.instance.id': randomBytes(8).toString('hex'),
  });
  const ids = new RequestIds();
  const traces = new BasicTracerProvider({
    resource,
    idGenerator: ids,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter(to('traces')), { exportTimeoutMillis: TIMEOUT_MS })],
  });
  const figures = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(to('metrics')),
        exportIntervalMillis: settings.everyMs,
        exportTimeoutMillis: Math.min(TIMEOUT_MS, settings.everyMs),
        metricProducers: [producerOf(registry)],
      }),
    ],
  });
  keepTraces(tracingBy(traces, ids));
  return async () => {
    keepTraces(undefined);
    await Promise.allSettled([traces.shutdown(), figures.shutdown()]);
  };
}

/** A request's trace has the request's id, which is also in its answer, in the log and on the error page. */
class RequestIds implements IdGenerator {
  next: string | null = null;
  generateTraceId = (): string => {
    const id = this.next ?? randomBytes(16).toString('hex');
    this.next = null;
    return id;
  };
  generateSpanId = (): string => randomBytes(8).toString('hex');
}

function tracingBy(provider: BasicTracerProvider, ids: RequestIds): Tracing {
  const tracer = provider.getTracer('haat');
  // Our own, and not the API's: Next looks for that one and would add spans of its own.
  const current = new AsyncLocalStorage<Span | undefined>();
  const below = (span: Span | undefined): Context => (span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT);
  const inside = <T>(span: Span, work: () => T): T => current.run(span, () => ending(span, work));
  return {
    request: (requestId, work) => {
      ids.next = requestId.replaceAll('-', '');
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, ROOT_CONTEXT);
      current.run(span, work);
      return (name, attributes, isFailed) => {
        span.updateName(name).setAttributes({ ...attributes, 'haat.request_id': requestId });
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    part: (name, attributes, work) => {
      const parent = current.getStore();
      return parent ? inside(tracer.startSpan(name, { attributes }, below(parent)), work) : work();
    },
    later: (parent, name, attributes, work) =>
      inside(tracer.startSpan(name, { attributes, kind: SpanKind.CONSUMER }, contextOf(parent)), work),
    apart: (work) => current.run(undefined, work),
    parent: () => {
      const { traceId, spanId, traceFlags } = current.getStore()?.spanContext() ?? {};
      return traceId ? `00-${traceId}-${spanId}-0${traceFlags}` : undefined;
    },
  };
}

function contextOf(parent: string | undefined): Context {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/.exec(parent ?? '') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = flags === '1' ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Ends the span with the work, and marks it as failed if the work fails. Only the kind of an error is recorded: its text may name people. */
function ending<T>(span: Span, work: () => T): T {
  const failed = (error: unknown): void => {
    const attributes: Attributes = { 'error.type': error instanceof Error ? error.name : typeof error };
    span.setAttributes(attributes).setStatus({ code: SpanStatusCode.ERROR }).end();
  };
  try {
    const result = work();
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    result.then(() => span.end(), failed);
    return result;
  } catch (error) {
    failed(error);
    throw error;
  }
}
