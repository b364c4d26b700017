/** A query that a page can make both on the server and in the browser. */
import type { CallOf, Route } from '../../../contract/route';

export type Question = { route: Route; call: CallOf<Route> };

/** Ties a route to its input, with the types checked, so that queries of several routes fit in one list. */
export function ask<R extends Route>(route: R, call: CallOf<R>): Question {
  return { route, call: call };
}
