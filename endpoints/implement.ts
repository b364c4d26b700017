/** Connects a declared route with the code that answers it. A handler that answers another shape does not compile. */
import type { z } from 'zod';
import type { InputOf, Route, RouteInput } from '../contract/route';
import type { Ctx } from '../services/ctx';
import type { OpenedFile } from '../services/media/openFile';
import type { MessageCode } from './messages/index';
import type { ParsedInput } from './parse';

/** An answer without fields is an open record in zod's types; here it adds nothing. */
type Fields<T> = T extends z.ZodType ? (string extends keyof z.input<T> ? unknown : z.input<T>) : unknown;

/** What a handler returns: the body status, a message by its code, and the fields of that answer. */
export type ReplyOf<R extends RouteInput> = {
  [S in keyof R['answers'] & number]: {
    status: S;
    message?: MessageCode | undefined;
    messageParams?: Record<string, string | number>;
    /** Headers of the answer: sign-in cookies, a redirect (with `http`). */
    headers?: Record<string, string | string[]>;
    http?: number;
    /** False keeps the answer out of the cache, because the service counts every such call. */
    isKept?: boolean;
    /** A file instead of JSON, for calls that answer with one (`answersWith`). */
    file?: OpenedFile;
  } & Fields<R['answers'][S]>;
}[keyof R['answers'] & number];

export type Implementation = {
  route: Route;
  handle: (ctx: Ctx, input: ParsedInput) => Promise<unknown>;
};

export function implement<R extends Route, const A extends ReplyOf<R>>(
  route: R,
  handle: (ctx: Ctx, input: InputOf<R>) => Promise<A>,
): Implementation {
  // `parseInput` has parsed it with this route's schemas, which the type of a list of calls cannot express.
  return { route, handle: (ctx, input) => handle(ctx, input as InputOf<R>) };
}
