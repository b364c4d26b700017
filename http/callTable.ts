/**
 * Finds the contract call of a request. Payload's own matcher compiles every path again for every request; with 200
 * calls that costs more than most answers, so the paths are compiled once and looked up by method and first segment.
 */
import type { Implementation } from '../endpoints/implement';

export type FoundCall = { implementation: Implementation; params: Record<string, string> };
type Entry = { implementation: Implementation; parts: string[] };

export class CallTable {
  private readonly entries = new Map<string, Entry[]>();

  constructor(implementations: readonly Implementation[]) {
    for (const implementation of implementations) {
      const parts = implementation.route.path.split('/').filter(Boolean);
      const key = `${implementation.route.method} ${parts[0]} ${parts.length}`;
      const list = this.entries.get(key) ?? [];
      // Fixed segments come before parameters, so that /a/b is not matched by /a/:id.
      list.push({ implementation, parts });
      list.sort((a, b) => countParams(a.parts) - countParams(b.parts));
      this.entries.set(key, list);
    }
  }

  /** `path` is below `/api`, still encoded. Throws URIError when a segment cannot be decoded. */
  find(method: string, path: string): FoundCall | null {
    const parts = path.split('/').filter(Boolean);
    for (const entry of this.entries.get(`${method} ${parts[0]} ${parts.length}`) ?? []) {
      const params = matchParts(entry.parts, parts);
      if (params) return { implementation: entry.implementation, params };
    }
    return null;
  }

  /** The methods for which the path is a call of the contract, for an `Allow` header; empty when there are none. */
  methodsOf(path: string): string[] {
    const declared = ['GET', 'POST', 'PUT', 'DELETE'].filter((method) => this.find(method, path) !== null);
    if (declared.length === 0) return [];
    return [...declared, ...(declared.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  }
}

const countParams = (parts: string[]): number => parts.filter((part) => part.startsWith(':')).length;

function matchParts(pattern: string[], given: string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (let index = 0; index < pattern.length; index += 1) {
    const wanted = pattern[index]!;
    const part = given[index]!;
    if (wanted.startsWith(':')) params[wanted.slice(1)] = decodeURIComponent(part);
    else if (wanted !== part) return null;
  }
  return params;
}
