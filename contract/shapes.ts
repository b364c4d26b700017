/** Bounded building blocks of the contract's schemas. Every input goes through one of these. */
import { z } from 'zod';
import { instantOf } from '../domain/time/dhaka';
import { passwordLength } from '../domain/passwords/length';
import { renditionWidths, type Rendition } from '../domain/pictures/renditions';
import { isSlug, maxSlugLength, normaliseSlug } from '../domain/slugs';

/**
 * Names the problem if a shape has a format of its own: a code of `endpoints/messages/fields.ts`, read by
 * `endpoints/problems.ts`.
 */
export const wrong = (code: string): string => `problem:${code}`;

/** A number on SQLite, a string of 24 hexadecimal digits on MongoDB. */
export const idPattern = /^([1-9]\d{0,14}|[\dA-Fa-f]{24})$/;
export const id = z
  .union([z.int().min(1).max(Number.MAX_SAFE_INTEGER), z.string().regex(idPattern)])
  .meta({ id: 'Id', description: 'An opaque id, a number or a string: send back what you were given.' });
/** An id in a path. */
export const pathId = z.string().regex(idPattern);
/** Several ids, joined by commas. */
export const idList = z.string().regex(/^([1-9]\d{0,14}|[\dA-Fa-f]{24})(,([1-9]\d{0,14}|[\dA-Fa-f]{24})){0,19}$/);
/** Other identifiers than ids: a tracking id, a session. */
export const handle = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, wrong('wrongHandle'));
/** An id in a form, where everything is text. Empty means none. */
export const formId = z.union([id, z.literal('')]);

/** A person's name. */
export const personName = z.string().describe('The person’s full name.');
/** An existing password, whatever the rules when it was chosen. */
export const anyPassword = z.string().min(1).max(passwordLength.max);

export const flag = z.union([z.literal(0), z.literal(1)]);
export const accountStatus = flag.describe('1: active, 0: suspended.');
export const vendorType = z.union([z.literal(1), z.literal(2)]).describe('1: grocery, 2: general.');
/** A flag as input: 0 or 1, in forms and paths as text. */
export const flagInput = z
  .union([z.literal(0), z.literal(1), z.enum(['0', '1'])])
  .transform((value): 0 | 1 => (value === 1 || value === '1' ? 1 : 0))
  .pipe(flag);
/** A switch of a report: also true or false. */
export const switchInput = z
  .union([z.literal(0), z.literal(1), z.boolean(), z.enum(['0', '1', 'true', 'false'])])
  .transform((value): 0 | 1 => (value === 1 || value === true || value === '1' || value === 'true' ? 1 : 0))
  .pipe(flag);

/** Text as people type it: NFC, trimmed, without control characters. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .transform((value) =>
      value
        .normalize('NFC')
        .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
        .trim(),
    );
export const requiredText = (max: number, min = 1) => text(max).pipe(z.string().min(min));
/** Text in a change: if not sent it stays as it was; empty or null clears it. */
export const changedText = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => (value === null ? '' : value));
export const optionalText = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value ?? '');

/** A person's chosen name. */
export const newName = requiredText(150).describe('The person’s full name.');
export const newPassword = z
  .string()
  .min(passwordLength.min)
  .max(passwordLength.max)
  .describe('The new password: not a commonly used one, and not the person’s own name, e-mail or mobile.');
export const emailInput = z
  .string()
  .max(254)
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email());

/** Lower-case words joined by hyphens; Bangla letters are allowed. */
export const slug = z
  .string()
  .max(maxSlugLength)
  .transform(normaliseSlug)
  .pipe(
    z
      .string()
      .min(1)
      .refine((text) => text === '' || isSlug(text), { params: { problem: 'wrongSlug' } }),
  );
/** A slug in a path: any text, bounded. */
export const pathSlug = z.string().min(1).max(200);

/** A whole number that may arrive as text (forms, paths). */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([z.int(), z.string().regex(/^-?\d{1,15}$/, wrong('notWhole'))], wrong('notWhole'))
    .transform((value) => Number(value))
    .pipe(z.int().min(min).max(max));

// The reference appends a value's `unit` to the field's description.
const wholeTaka = { unit: 'Whole taka.' };
/** Whole taka, as input. */
export const takaInput = (min = 0) => wholeNumber(min, 100_000_000).meta(wholeTaka);
/** Whole taka, as answered. */
export const taka = z.int().meta(wholeTaka);

export const offset = wholeNumber(0, 10_000_000);
export const limit = wholeNumber(1, 100);
export const paging = z.strictObject({ offset, limit });

export const instant = z.string().meta({ format: 'date-time', unit: 'ISO 8601 in UTC.' });
export const image = z.string().nullable().meta({
  unit: 'A path under /uploads (a whole address where the shop has a CDN), or of a call that looks who asks (`/api/return-picture/…`, `/api/question-picture/…`, `/api/vendor-document/…`); null without a picture.',
});

export const star = wholeNumber(1, 5);
export const day = z.iso.date(wrong('wrongDay'));

/** A stored size of a picture; the largest without it. */
export const pictureSize = z.strictObject({
  size: z
    .enum(Object.keys(renditionWidths) as Rendition[])
    .optional()
    .describe('One of the stored sizes; the largest by default.'),
});

const MB = 1024 * 1024;
export const picture = (megabytes: number, required = false) => ({ maxBytes: megabytes * MB, required });

/** A date and a time, in Dhaka unless an offset says otherwise. If not sent it stays as it was; empty clears it. */
export const momentOrNone = z
  .union(
    [
      z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, wrong('wrongMoment')),
      z.iso.datetime({ offset: true }),
      z.literal(''),
      z.null(),
    ],
    wrong('wrongMoment'),
  )
  .refine((typed) => !typed || instantOf(typed) !== null, { params: { problem: 'wrongMoment' } })
  .transform((typed) => (typed ? (instantOf(typed)?.toISOString() ?? null) : null))
  .optional();
