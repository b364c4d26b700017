/**
 * An example of a call, for the reference: who makes it with the demo data, and with what input. A test sends every one
 * of them to a server and records input and answer; values that differ between databases are named by their source.
 */
import type { CallOf, Route } from '../route';

export type Example = {
  name: string;
  /** A demo account, `visitor`, or a token from an earlier example's answer. */
  as: string;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
  /** Fields of the form that contain a picture. */
  files: readonly string[];
  /** The status of the answer. */
  status: number;
};

type Given<R extends Route> = CallOf<R> & { status?: keyof R['answers'] & number };

const first = (route: Route): number => Number(Object.keys(route.answers)[0]);

/** `body` may also be a text that names its source. */
export function example<const R extends Route>(
  route: R,
  as: string,
  given: Omit<Given<R>, 'files' | 'body'> & {
    files?: readonly (keyof R['files'] & string)[];
    body?: CallOf<R>['body'] | string;
  } = {},
): Example {
  const { params = {}, query = {}, body, files = [], status } = given;
  return {
    name: route.name,
    as,
    path: params,
    query: query,
    ...(body === undefined ? {} : { body }),
    files,
    status: status ?? first(route),
  };
}

/** A call of the CMS, by its name in the reference. */
export const cmsExample = (
  name: string,
  as: string,
  given: { id?: string; query?: Record<string, unknown>; body?: unknown; files?: readonly string[] } = {},
): Example => ({
  name,
  as,
  path: given.id === undefined ? {} : { id: given.id },
  query: given.query ?? {},
  ...(given.body === undefined ? {} : { body: given.body }),
  files: given.files ?? [],
  status: name.startsWith('cmsCreate') ? 201 : 200,
});

/** The value of a field of a demo record, its id unless stated otherwise. */
export const found = (collection: string, field: string, value: string, wanted = 'id'): string =>
  `{{found ${collection} ${field} ${wanted} ${value}}}`;
/** The value at this place in an earlier example's answer. */
export const answered = (route: Route | string, place: string): string =>
  `{{answered ${typeof route === 'string' ? route : route.name} ${place}}}`;
/** A value that has to be made, read or computed first; the test knows how. */
export const prepared = (what: string): string => `{{prepared ${what}}}`;

export const PASSWORD = 'demo-Pass-2026';
