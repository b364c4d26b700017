/** Times every call of a gateway by its outcome, and makes it part of the trace it belongs to. */
import { isGatewayError, type OutsideService } from '../domain/gatewayError';
import { timed } from '../telemetry/figures';
import { traced } from '../telemetry/tracing';

type Call = (...given: unknown[]) => unknown;

/** Wraps a gateway; does not inspect its arguments and answers. */
export function watched<G extends object>(service: OutsideService, gateway: G): G {
  return new Proxy(gateway, {
    get: (target, name, self) => {
      const part: unknown = Reflect.get(target, name, self);
      if (typeof part !== 'function') return part;
      const call = String(name);
      return (...given: unknown[]) =>
        traced(`gateway ${service} ${call}`, {}, () =>
          timing(service, call, () => (part as Call).apply(target, given)),
        );
    },
  });
}

async function timing(service: OutsideService, call: string, work: () => unknown): Promise<unknown> {
  const began = performance.now();
  let outcome = 'ok';
  try {
    return await work();
  } catch (error) {
    outcome = isGatewayError(error) ? error.kind : 'fault';
    throw error;
  } finally {
    timed('gateway_seconds', { service, call, outcome }, began);
  }
}
