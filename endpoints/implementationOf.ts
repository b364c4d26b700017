import { implementations } from './index';
import type { Implementation } from './implement';

let byName: ReadonlyMap<string, Implementation> | undefined;

/** The code that answers a call, by the call's name. */
export const implementationOf = (name: string): Implementation | undefined =>
  (byName ??= new Map(implementations.map((each) => [each.route.name, each]))).get(name);
