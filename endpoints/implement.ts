/** Ties a declared route to the code that answers it. A handler that answers another shape does not compile. */
import type { z } from 'zod';
import type { InputOf, Route, RouteInput } from '../contract/route';
import type { Ctx } from '../services/ctx';
import type { MessageCode } from './messages/index';

type Fields<T> = T extends z.ZodType ? z.input<T> : Record<never, never>;

/** What a handler returns: the body status, a message by its code, and the fields of that answer. */
export type ReplyOf<R extends RouteInput> = {
  [S in keyof R['answers'] & number]: {
    status: S;
    message?: MessageCode;
    messageParams?: Record<string, string | number>;
    /** Headers of the answer: cookies of sign-in, a redirect (with `http`). */
    headers?: Record<string, string | string[]>;
    http?: number;
  } & Fields<R['answers'][S]>;
}[keyof R['answers'] & number];

export type Implementation = {
  route: Route;
  handle: (ctx: Ctx, input: never) => Promise<unknown>;
};

export function implement<R extends Route>(
  route: R,
  handle: (ctx: Ctx, input: InputOf<R>) => Promise<ReplyOf<R>>,
): Implementation {
  return { route, handle: handle as Implementation['handle'] };
}
