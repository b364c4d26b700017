/**
 * Answers that are the same for everybody, kept in the process as ready bytes, plain and compressed. An entry is served
 * only while the database's revision is the one it was made at, so a change is seen by the next request.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Entry = { revision: number; etag: string; plain: Buffer; br?: Buffer; gz?: Buffer };

const MAX_ENTRIES = 3_000;
const MAX_BYTES = 64 * 1024 * 1024;
const SMALL = 1_024;

export class PublicCache {
  private readonly entries = new Map<string, Entry>();
  private readonly making = new Map<string, Promise<Entry | null>>();
  private bytes = 0;

  /** `revision` tells the database's; null switches the cache off. */
  constructor(private readonly revision: () => number | null | Promise<number | null>) {}

  /**
   * The entry under a key, made when it is missing or old. Many asking at once make it once. Null when there is nothing to
   * cache: the cache is off, or `make` gave null.
   */
  async through(key: string, make: () => Promise<string | null>): Promise<Entry | null> {
    const asked = this.revision();
    const revision = asked instanceof Promise ? await asked : asked;
    if (revision === null) return null;
    const kept = this.entries.get(key);
    if (kept?.revision === revision) return kept;
    const turn = `${revision} ${key}`;
    let making = this.making.get(turn);
    if (!making) {
      making = this.make(key, revision, make).finally(() => this.making.delete(turn));
      this.making.set(turn, making);
    }
    return making;
  }

  private async make(key: string, revision: number, make: () => Promise<string | null>): Promise<Entry | null> {
    const text = await make();
    if (text === null) return null;
    const plain = Buffer.from(text);
    const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
    const entry: Entry = { revision, etag, plain };
    this.keep(key, entry);
    if (plain.length > SMALL) void this.compress(entry);
    return entry;
  }

  private keep(key: string, entry: Entry): void {
    this.forget(key);
    this.entries.set(key, entry);
    this.bytes += entry.plain.length;
    while (this.entries.size > MAX_ENTRIES || this.bytes > MAX_BYTES) this.forget(this.entries.keys().next().value!);
  }

  private forget(key: string): void {
    const old = this.entries.get(key);
    if (!old) return;
    this.entries.delete(key);
    this.bytes -= old.plain.length;
  }

  private async compress(entry: Entry): Promise<void> {
    entry.gz = await gzip(entry.plain, { level: 6 });
    entry.br = await brotli(entry.plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } });
  }
}

/** Sends an entry in the best form the caller takes, or 304 when it has it already. */
export function sendEntry(entry: Entry, type: string, req: Request, res: Response, vary = 'Accept-Language'): void {
  res.setHeader('ETag', entry.etag);
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('Vary', `Accept-Encoding, ${vary}`);
  if (req.headers['if-none-match'] === entry.etag) {
    res.status(304).end();
    return;
  }
  const takes = String(req.headers['accept-encoding'] ?? '');
  const form = entry.br && /\bbr\b/.test(takes) ? 'br' : entry.gz && /\bgzip\b/.test(takes) ? 'gzip' : null;
  res.setHeader('Content-Type', type);
  const bytes = form === 'br' ? entry.br! : form === 'gzip' ? entry.gz! : entry.plain;
  if (form) res.setHeader('Content-Encoding', form);
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes);
}
