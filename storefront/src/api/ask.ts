/** A question that a page can put on the server and in the browser alike. */
import type { CallOf, Route } from '../../../contract/route';

export type Question = { route: Route; call: CallOf<Route> };

/** Ties a route to its input, with the types checked, so that questions of several routes fit in one list. */
export function ask<R extends Route>(route: R, call: CallOf<R>): Question {
  return { route, call: call };
}
