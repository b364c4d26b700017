/**
 * Answers that are the same for everybody, kept in the process as ready bytes, plain and compressed. An entry is served
 * only while the database's revision is the one it was made at, so a change is seen by the next request. Older ones stay for
 * the moment when nothing newer can be made.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** What was made for a key. Everybody who waits for it gets it; it is kept only when it is whole. */
export type Made = { text: string; status: number; headers?: Record<string, string | string[]>; isKept: boolean };
export type Entry = {
  revision: number | null;
  etag: string;
  plain: Buffer;
  br?: Buffer;
  gz?: Buffer;
  status: number;
  headers: Record<string, string | string[]>;
  isKept: boolean;
};

export type Room = { entries: number; bytes: number };
type Revision = () => number | null | Promise<number | null>;

const SMALL = 1_024;
/** The part of the room that what was asked for only once may take. */
const ONCE = 0.25;

export class PublicCache {
  /** What was asked for once; asked for again it moves on. So addresses that nobody asks for twice push out only each other. */
  private readonly once: LRUCache<string, Entry>;
  private readonly often: LRUCache<string, Entry>;
  private readonly making = new Map<string, Promise<Entry>>();
  /** How many have been made since the start. */
  made = 0;

  /** `revision` tells the database's; null switches the cache off. */
  constructor(
    private readonly revision: Revision,
    room: Room,
  ) {
    const part = (share: number) =>
      new LRUCache<string, Entry>({
        max: Math.ceil(room.entries * share),
        maxSize: Math.ceil(room.bytes * share),
        sizeCalculation: sizeOf,
      });
    this.once = part(ONCE);
    this.often = part(1 - ONCE);
  }

  /** How many entries there are. */
  get size(): number {
    return this.once.size + this.often.size;
  }

  /** The entry under a key if it is of now. */
  async fresh(key: string): Promise<Entry | null> {
    const asked = this.revision();
    const revision = asked instanceof Promise ? await asked : asked;
    return revision === null ? null : this.at(key, revision);
  }

  /** The entry under a key, however old. */
  anyOld(key: string): Entry | null {
    return this.often.get(key) ?? this.once.get(key) ?? null;
  }

  /**
   * The entry under a key, made when it is missing or old. Many asking at once make it once. `mayMake` is asked of the request that
   * begins: it throws when they have had too much made already.
   */
  async through(key: string, make: () => Promise<Made>, mayMake?: () => Promise<void>): Promise<Entry> {
    const asked = this.revision();
    const revision = asked instanceof Promise ? await asked : asked;
    // Without a revision nobody could tell whether an answer that is just being made is of before a change.
    if (revision === null) {
      await mayMake?.();
      return entryOf(await make(), null);
    }
    const kept = this.at(key, revision);
    if (kept) return kept;
    const turn = `${revision} ${key}`;
    if (mayMake && !this.making.has(turn)) await mayMake();
    let making = this.making.get(turn);
    if (!making) {
      making = this.make(key, revision, make).finally(() => this.making.delete(turn));
      this.making.set(turn, making);
    }
    return making;
  }

  private at(key: string, revision: number): Entry | null {
    const hot = this.often.get(key);
    if (hot) return hot.revision === revision ? hot : null;
    const first = this.once.get(key);
    if (first?.revision !== revision) return null;
    this.once.delete(key);
    this.often.set(key, first);
    void this.compress(key, first);
    return first;
  }

  private async make(key: string, revision: number, make: () => Promise<Made>): Promise<Entry> {
    const entry = entryOf(await make(), revision);
    this.made += 1;
    if (entry.isKept) {
      this.keep(key, entry);
    }
    return entry;
  }

  private keep(key: string, entry: Entry): void {
    if (!this.often.has(key)) return void this.once.set(key, entry);
    this.often.set(key, entry);
    void this.compress(key, entry);
  }

  private async compress(key: string, entry: Entry): Promise<void> {
    if (entry.plain.length <= SMALL) return;
    const [gz, br] = [
      await gzip(entry.plain, { level: 6 }),
      await brotli(entry.plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
    ];
    Object.assign(entry, { gz, br });
    // Put again under its new size, where it still is.
    if (this.often.peek(key) === entry) this.often.set(key, entry);
  }
}

const sizeOf = ({ plain, br, gz }: Entry): number => plain.length + (br?.length ?? 0) + (gz?.length ?? 0) + SMALL;

function entryOf({ text, status, headers = {}, isKept }: Made, revision: number | null): Entry {
  const plain = Buffer.from(text);
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
  return { revision, etag, plain, status, headers, isKept };
}

/** Sends an entry in the best form the caller takes, or 304 when it has it already. */
export function sendEntry(entry: Entry, type: string, req: Request, res: Response, vary = 'Accept-Language'): void {
  const before = res.getHeader('Vary');
  res.setHeader('Vary', `${before ? `${String(before)}, ` : ''}Accept-Encoding, ${vary}`);
  res.setHeader('Content-Type', type);
  for (const [name, value] of Object.entries(entry.headers)) res.setHeader(name, value);
  if (entry.status !== 200) {
    res.setHeader('Cache-Control', 'no-store');
    return void res.status(entry.status).end(entry.plain);
  }
  res.setHeader('ETag', entry.etag);
  res.setHeader('Cache-Control', 'no-cache');
  if (req.headers['if-none-match'] === entry.etag) {
    res.removeHeader('Content-Type');
    return void res.status(304).end();
  }
  const takes = String(req.headers['accept-encoding'] ?? '');
  const form = entry.br && /\bbr\b/.test(takes) ? 'br' : entry.gz && /\bgzip\b/.test(takes) ? 'gzip' : null;
  const bytes = form === 'br' ? entry.br! : form === 'gzip' ? entry.gz! : entry.plain;
  if (form) res.setHeader('Content-Encoding', form);
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes);
}
