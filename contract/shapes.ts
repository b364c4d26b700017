/** Bounded building blocks of the contract's schemas. Every input goes through one of these. */
import { z } from 'zod';
import { passwordLength } from '../domain/passwords/length';

/** An opaque id: a number on SQLite, a string on MongoDB. */
export const id = z.union([z.int().min(1).max(Number.MAX_SAFE_INTEGER), z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)]);
export type Id = z.output<typeof id>;
/** An id in a path. */
export const pathId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
/** An id in a form, where everything is text. Empty means none. */
export const formId = z.union([id, z.literal('')]);

/** A password that is there already, whatever rule it was chosen by. */
export const anyPassword = z.string().min(1).max(passwordLength.max);

export const flag = z.union([z.literal(0), z.literal(1)]);
/** A flag in a form or a path: 0, 1, "0", "1", true, false. */
export const flagInput = z
  .union([z.literal(0), z.literal(1), z.boolean(), z.enum(['0', '1', 'true', 'false'])])
  .transform((value): 0 | 1 => (value === 1 || value === true || value === '1' || value === 'true' ? 1 : 0));

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
export const optionalText = (max: number) => text(max).nullish().transform((value) => value ?? '');

/** Lower-case words joined by hyphens; Bangla letters are allowed. */
export const slug = z
  .string()
  .max(150)
  .transform((value) => value.normalize('NFC').trim().toLowerCase())
  .pipe(z.string().min(1).regex(/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u));
/** A slug in a path: whatever is asked for, bounded. */
export const pathSlug = z.string().min(1).max(200);

/** A whole number that may arrive as text (forms, paths). */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([z.int(), z.string().regex(/^-?\d{1,15}$/)])
    .transform((value) => Number(value))
    .pipe(z.int().min(min).max(max));

/** Whole taka, as input. */
export const takaInput = (min = 0) => wholeNumber(min, 100_000_000);
/** Whole taka, as answered. */
export const taka = z.int();

export const offset = wholeNumber(0, 10_000_000);
export const limit = wholeNumber(1, 100);
export const paging = z.strictObject({ offset, limit });

/** ISO 8601 in UTC. */
export const instant = z.string();
/** A path under /uploads/, or null. */
export const image = z.string().nullable();

export const star = wholeNumber(1, 5);
/** A day, YYYY-MM-DD. */
export const day = z.iso.date();

const MB = 1024 * 1024;
export const picture = (megabytes: number, required = false) => ({ maxBytes: megabytes * MB, required });
