/** The process's metrics in OpenTelemetry's form, so that each is counted in one place however it is fetched. */
import { ValueType, type HrTime } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type DataPoint,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type Value = MetricValue<string> & { metricName?: string };
type Kept = MetricObjectWithValues<MetricValue<string>>;
type Span = { startTime: HrTime; endTime: HrTime };

const timeOf = (ms: number): HrTime => [Math.floor(ms / 1_000), (ms % 1_000) * 1_000_000];

export function producerOf(registry: Registry): MetricProducer {
  const startTime = timeOf(Date.now());
  return {
    collect: async () => {
      const span = { startTime, endTime: timeOf(Date.now()) };
      const metrics = (await registry.getMetricsAsJSON()).flatMap((kept) => toData(kept, span) ?? []);
      const scopeMetrics = [{ scope: { name: 'haat' }, metrics }];
      return { resourceMetrics: { resource: resourceFromAttributes({}), scopeMetrics }, errors: [] };
    },
  };
}

function toData(kept: Kept, span: Span): MetricData | null {
  const descriptor = { name: kept.name, description: kept.help, unit: unitOf(kept.name), valueType: ValueType.DOUBLE };
  const shared = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  const points = (): DataPoint<number>[] =>
    kept.values.map(({ labels, value }) => ({ ...span, attributes: attributesOf(labels), value }));
  switch (String(kept.type)) {
    case 'counter':
      return { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() };
    case 'gauge':
      return { ...shared, dataPointType: DataPointType.GAUGE, dataPoints: points() };
    case 'histogram':
      return { ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(kept.values, span) };
    default:
      return null;
  }
}

const unitOf = (name: string): string => (/_seconds/.test(name) ? 's' : /_bytes/.test(name) ? 'By' : '1');
const attributesOf = (labels: object): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));

/** The registry keeps a histogram as a cumulative count for each bucket, besides sum and count. */
function histograms(values: readonly Value[], span: Span): DataPoint<Histogram>[] {
  const groups = new Map<
    string,
    { attributes: Record<string, string>; below: [number, number][]; sum: number; count: number }
  >();
  for (const { labels, value, metricName = '' } of values) {
    const { le, ...attributes } = attributesOf(labels);
    const key = JSON.stringify(attributes);
    const group = groups.get(key) ?? { attributes, below: [], sum: 0, count: 0 };
    groups.set(key, group);
    if (metricName.endsWith('_sum')) group.sum = value;
    else if (metricName.endsWith('_count')) group.count = value;
    else if (le !== '+Inf') group.below.push([Number(le), value]);
  }
  return [...groups.values()].map(({ attributes, below, sum, count }) => {
    const upTo = [...below.map(([, all]) => all), count];
    return {
      ...span,
      attributes,
      value: {
        buckets: {
          boundaries: below.map(([border]) => border),
          counts: upTo.map((all, n) => all - (upTo[n - 1] ?? 0)),
        },
        sum,
        count,
      },
    };
  });
}
