/**
 * Counts a visitor's requests before any work is done for them, including those answered from the cache and those
 * rendered. In this process and by address only, so that counting costs next to nothing. Calls with narrower limits of
 * their own are counted again where they are made (`endpoints/limits.ts`).
 */
import type { Request, Response } from 'express';
import type { Payload } from 'payload';
import { Failure } from '../domain/failure';
import { addressKey } from '../endpoints/addressKey';
import { allowanceOf } from '../endpoints/limits';
import { createMemoryLimits } from '../gateways/limits/memory';
import type { Window } from '../gateways/limits/limits';
import { settingsOf } from '../services/openCtx';

/** Generous: a phone company puts thousands of people behind one address. */
export const windows = {
  calls: { name: 'calls', points: 3_000, perSeconds: 60 },
  pages: { name: 'pages', points: 1_500, perSeconds: 60 },
  /** Public answers that were not in the cache. A short window, so that a burst is over before others notice. */
  made: { name: 'made', points: 200, perSeconds: 10 },
  /** Pages that have to be rendered. Above the limit a visitor gets the last cached version of the page. */
  rendered: { name: 'rendered', points: 60, perSeconds: 10 },
} satisfies Record<string, Window>;

export type Door = {
  /** Counts one more request of this visitor. With `res`, the answer says what is left. Throws `tooMany`. */
  count(window: Window, req: Request, res?: Response): Promise<void>;
};

export function door(payload: Payload): Door {
  const limits = createMemoryLimits();
  return {
    count: async (window, req, res) => {
      if (!settingsOf(payload).rateLimits) return;
      const spent = await limits.spend(window, visitorOf(req));
      if (res)
        for (const [name, value] of Object.entries(allowanceOf(window.points, spent))) res.setHeader(name, value);
      if (spent.wait > 0) throw new Failure('tooMany', { params: { seconds: spent.wait, limit: window.points } });
    },
  };
}

const keys = new WeakMap<Request, string>();

/** The visitor's key for counting. */
export function visitorOf(req: Request): string {
  let key = keys.get(req);
  if (key === undefined) keys.set(req, (key = addressKey(req.ip ?? 'unknown')));
  return key;
}
