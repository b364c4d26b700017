/**
 * A call of the contract, declared once: who may make it, its input, its answers. The server, the typed client of the
 * storefront and the panel, and the OpenAPI document are all made from these declarations.
 */
import { z } from 'zod';
import type { ApiKeyScope } from '../domain/apiKeys/scopes';
import type { FailureCode } from '../domain/failureCodes';
import type { Role } from '../domain/permissions';

/** `public`: anybody. `signed-in`: any active account. A list: accounts that have one of the roles. */
export type Who = 'public' | 'signed-in' | readonly Role[];

/** One file of a multipart body: a picture that is checked by its bytes, re-encoded and stripped of metadata. */
export type FileRule = {
  required?: boolean;
  maxBytes: number;
  /** A field that may name a file sent beforehand; the file itself is then not required. */
  sentAs?: string;
};
export type FileRules = Readonly<Record<string, FileRule>>;

export type Answers = Readonly<Record<number, z.ZodObject>>;

/**
 * This many in this many seconds for one caller address, one account, or one mobile (the call's `mobile`, in any of its
 * forms).
 */
export type CallLimit = { per: 'address' | 'account' | 'mobile'; points: number; perSeconds: number };

export type RouteInput = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, parameters as `:name`. */
  path: `/${string}`;
  who: Who;
  /** The scope an API key needs to make the call. Absent: only a person may. */
  scope?: ApiKeyScope;
  summary: string;
  /** Its section in the reference, for example `Coupons`. */
  tag: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Present: the body is multipart. Values are pictures (JPG, JPEG, PNG). */
  files?: FileRules;
  /** For calls that accept long texts: the maximum size of a JSON body. Default 256 kB. */
  maxBodyBytes?: number;
  answers: Answers;
  /** The failures of this call that a client should expect besides the general ones, by code. */
  fails?: readonly FailureCode[];
  /** How a validation failure is answered. Default: 422 in `errors`. */
  invalid?: { status?: 400 | 422; key?: 'errors' | 'validation_errors' };
  /** How "nobody is signed in" is answered. Default `http` (HTTP 401); `body`: HTTP 200 with `status: 401`. */
  anonymous?: 'http' | 'body';
  /** A missing role: default HTTP 403; `body`: HTTP 200 with `status: 403` (the role probes). */
  refusal?: 'http' | 'body';
  /**
   * The call that shows what this one changes, and where in its answer. A change may then send in the header `X-Seen`
   * what its sender had seen, and is refused if somebody else has changed that meanwhile.
   */
  shownBy?: { call: string; at?: string };
  /**
   * The call accepts an `Idempotency-Key`: repeated with the same key it returns its first answer and does nothing
   * twice.
   */
  idempotent?: true;
  /**
   * The answer sets or deletes a session cookie: browsers may call it from our own pages and the listed origins only.
   */
  setsCookie?: true;
  /** How often it may be called, besides the general limits; the first limit that is used up answers 429. */
  limits?: readonly CallLimit[];
  /** Success is a picture (WebP) or a PDF file, not JSON. */
  answersWith?: 'picture' | 'pdf';
  /** Not available before the shop has an owner: until then everybody gets `notSetUp`. */
  afterSetUp?: true;
  /** The answer is the same for everybody and may be served from the process cache until the catalogue changes. */
  cache?: 'catalogue';
};

export type Route = RouteInput & { readonly kind: 'route' };

/** Declares a call. Identity at run time; the generic keeps the exact schemas for handlers and clients. */
export function defineRoute<const R extends RouteInput>(route: R): R & { readonly kind: 'route' } {
  return { ...route, kind: 'route' };
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : Record<never, never>;
type Given<T> = T extends z.ZodType ? z.input<T> : Record<never, never>;
type FileNames<R> = R extends { files: infer F } ? keyof F & string : never;

/** A received picture: its bytes, already known to be a picture of an allowed format and size. */
export type ReceivedFile = { name: string; mimeType: string; bytes: Uint8Array };

/** A handler's input: parsed and bounded. */
export type InputOf<R extends RouteInput> = {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
  files: Partial<Record<FileNames<R>, ReceivedFile>>;
};

/** A client's input. */
export type CallOf<R extends RouteInput> = {
  params?: Given<R['params']>;
  query?: Given<R['query']>;
  body?: Given<R['body']>;
  files?: Partial<Record<FileNames<R>, Blob>>;
};

type Plain<T> = string extends keyof T ? unknown : T;
type AnswerFields<R extends RouteInput, S> = S extends keyof R['answers'] ? Plain<Parsed<R['answers'][S]>> : never;

/** What a client receives for one of the declared statuses. */
export type AnswerOf<R extends RouteInput> = {
  [S in keyof R['answers'] & number]: { status: S; message?: string } & AnswerFields<R, S>;
}[keyof R['answers'] & number];

/** The fields of the success answer (status 200, or the lowest declared). */
export type OkOf<R extends RouteInput> = 200 extends keyof R['answers']
  ? { status: 200; message?: string } & AnswerFields<R, 200>
  : AnswerOf<R>;

/** An answer with nothing but `status` and `message`. */
export const nothing = z.object({});
