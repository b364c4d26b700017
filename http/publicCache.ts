/**
 * Answers that are the same for everybody, cached in the process as ready bytes, plain and compressed. An entry is
 * served only while the database's revision is the one it was made at, so the next request sees a change. Older entries
 * are kept for when nothing newer can be made.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { worthCompressing } from './compressed';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A value made for a key. Everybody who waits for it gets it; it is cached only when it is complete. */
export type Made = {
  body: string | Buffer;
  status: number;
  headers?: Record<string, string | string[]>;
  isKept: boolean;
};

/** An answer. Its bytes and its tag are made when it is first sent: a page asks for the text of most answers instead. */
export class Entry {
  br?: Buffer;
  gz?: Buffer;
  readonly status: number;
  readonly headers: Record<string, string | string[]>;
  readonly isKept: boolean;
  private body: string | Buffer;
  private tag: string | null = null;

  constructor(
    { body, status, headers = {}, isKept }: Made,
    /** The database's when it was made; null where nothing is cached. */
    readonly revision: number | null,
  ) {
    this.body = body;
    this.status = status;
    this.headers = headers;
    this.isKept = isKept;
  }

  get plain(): Buffer {
    return (this.body = typeof this.body === 'string' ? Buffer.from(this.body) : this.body);
  }

  get text(): string {
    return typeof this.body === 'string' ? this.body : this.body.toString('utf8');
  }

  get etag(): string {
    return (this.tag ??= `W/"${createHash('sha1').update(this.plain).digest('base64url')}"`);
  }

  /** In bytes, whether they have been made already or not. */
  get size(): number {
    return Buffer.byteLength(this.body) + (this.br?.length ?? 0) + (this.gz?.length ?? 0) + OVERHEAD;
  }
}

export type Room = { entries: number; bytes: number };
type Revision = () => number | null | Promise<number | null>;

/** What an entry needs beside its body, in bytes: key, headers, places in the maps. */
const OVERHEAD = 1_024;
/** The share of the space for entries that were requested only once. */
const ONCE = 0.25;

export class PublicCache {
  /**
   * Entries requested once; a second request moves them on. So addresses that are requested only once evict only each
   * other.
   */
  private readonly once: LRUCache<string, Entry>;
  private readonly often: LRUCache<string, Entry>;
  private readonly making = new Map<string, Promise<Entry>>();
  /** The number of entries made since the start. */
  made = 0;
  /** The number of requests answered from the cache. */
  served = 0;

  /** `revision` returns the database's; null turns the cache off. */
  constructor(
    private readonly revision: Revision,
    room: Room,
  ) {
    const part = (share: number) =>
      new LRUCache<string, Entry>({
        max: Math.ceil(room.entries * share),
        maxSize: Math.ceil(room.bytes * share),
        sizeCalculation: ({ size }) => size,
      });
    this.once = part(ONCE);
    this.often = part(1 - ONCE);
  }

  /** The number of entries. */
  get size(): number {
    return this.once.size + this.often.size;
  }

  /** The entry for a key if it is current. */
  async fresh(key: string): Promise<Entry | null> {
    const asked = this.revision();
    const revision = asked instanceof Promise ? await asked : asked;
    return revision === null ? null : this.at(key, revision);
  }

  /** The entry for a key, even if it is outdated. */
  anyOld(key: string): Entry | null {
    return this.often.get(key) ?? this.once.get(key) ?? null;
  }

  /**
   * The entry for a key, made when it is missing or outdated. Many concurrent requests make it once. `mayMake` is
   * called for the request that starts making it: it throws when that visitor has had too much made already.
   */
  async through(key: string, make: () => Promise<Made>, mayMake?: () => Promise<void>): Promise<Entry> {
    const asked = this.revision();
    const revision = asked instanceof Promise ? await asked : asked;
    // Without a revision it is unknown whether an answer being made is from before a change.
    if (revision === null) {
      await mayMake?.();
      return new Entry(await make(), null);
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
    if (hot) return hot.revision === revision ? this.serve(hot) : null;
    const first = this.once.get(key);
    if (first?.revision !== revision) return null;
    this.once.delete(key);
    this.often.set(key, first);
    void this.compress(key, first);
    return this.serve(first);
  }

  private serve(entry: Entry): Entry {
    this.served += 1;
    return entry;
  }

  private async make(key: string, revision: number, make: () => Promise<Made>): Promise<Entry> {
    const entry = new Entry(await make(), revision);
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
    if (entry.plain.length < worthCompressing) return;
    const [gz, br] = [
      await gzip(entry.plain, { level: 6 }),
      await brotli(entry.plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
    ];
    Object.assign(entry, { gz, br });
    // Stored again under its new size, if it is still there.
    if (this.often.peek(key) === entry) this.often.set(key, entry);
  }
}

/** Sends an entry in the best encoding the client accepts, or 304 when the client already has it. */
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
