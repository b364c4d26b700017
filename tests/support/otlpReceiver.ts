/** A collector as far as tests need one: takes OTLP over HTTP as JSON, and keeps what came. */
import { serve } from '../gateways/serve';

type Pair = { key: string; value: { stringValue?: string; intValue?: number; doubleValue?: number } };
export type ReceivedSpan = {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, unknown>;
  status: { code?: number };
};
export type ReceivedPoint = { attributes: Record<string, unknown>; value: number };

type Resource = { attributes: Pair[] };
type SentSpan = Omit<ReceivedSpan, 'service' | 'attributes'> & { attributes: Pair[] };
type SentPoint = { attributes: Pair[]; asDouble?: number; asInt?: number; count?: number };
type SentMetric = Record<'sum' | 'gauge' | 'histogram', { dataPoints: SentPoint[] } | undefined> & { name: string };
type Traces = { resourceSpans: { resource: Resource; scopeSpans: { spans: SentSpan[] }[] }[] };
type Metrics = { resourceMetrics: { resource: Resource; scopeMetrics: { metrics: SentMetric[] }[] }[] };

const plain = (pairs: Pair[]): Record<string, unknown> =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));

export async function openReceiver() {
  const server = await serve(() => ({ status: 200, headers: { 'Content-Type': 'application/json' }, body: '{}' }));
  const bodies = <T>(path: string): T[] =>
    server.heard.filter((each) => each.path === path).map(({ body }) => JSON.parse(body) as T);
  return {
    url: server.url,
    heard: server.heard,
    close: server.close,
    spans: (): ReceivedSpan[] =>
      bodies<Traces>('/v1/traces').flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map((span) => ({
              ...span,
              attributes: plain(span.attributes),
              service: String(plain(resource.attributes)['service.name']),
            })),
          ),
        ),
      ),
    /** The last that was said of each series of a figure. */
    points: (name: string): ReceivedPoint[] => {
      const series = new Map<string, ReceivedPoint>();
      for (const { resourceMetrics } of bodies<Metrics>('/v1/metrics'))
        for (const { resource, scopeMetrics } of resourceMetrics)
          for (const metric of scopeMetrics.flatMap(({ metrics }) => metrics).filter((each) => each.name === name))
            for (const point of (metric.sum ?? metric.gauge ?? metric.histogram)?.dataPoints ?? []) {
              const attributes = plain(point.attributes);
              const value = Number(point.asDouble ?? point.asInt ?? point.count);
              series.set(JSON.stringify([resource, attributes]), { attributes, value });
            }
      return [...series.values()];
    },
  };
}
