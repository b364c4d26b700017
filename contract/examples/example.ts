/**
 * An example of a call, for the reference: who makes it with the demo data, and with what. A test sends every one of them to
 * a server and keeps what was sent and answered; what differs from one database to the next is named by where it comes from.
 */
import type { CallOf, Route } from '../route';

export type Example = {
  name: string;
  /** A demo account, `visitor`, or a token that an earlier example answered. */
  as: string;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
  /** Fields of the form that carry a picture. */
  files: readonly string[];
  /** The status of the answer. */
  status: number;
};

type Given<R extends Route> = CallOf<R> & { status?: keyof R['answers'] & number };

const first = (route: Route): number => Number(Object.keys(route.answers)[0]);

/** `body` may also be a text that names where it comes from. */
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

/** A call of the CMS, by the name it has in the reference. */
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

/** What a record of the demo data has in a field, its id unless said otherwise. */
export const found = (collection: string, field: string, value: string, wanted = 'id'): string =>
  `{{found ${collection} ${field} ${wanted} ${value}}}`;
/** What an earlier example answered at this place. */
export const answered = (route: Route | string, place: string): string =>
  `{{answered ${typeof route === 'string' ? route : route.name} ${place}}}`;
/** What has to be made, read or worked out first; the test knows how. */
export const prepared = (what: string): string => `{{prepared ${what}}}`;

export const PASSWORD = 'demo-Pass-2026';
