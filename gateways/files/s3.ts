import path from 'node:path';
import type { Readable } from 'node:stream';
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { GatewayError } from '../../domain/gatewayError';
import type { S3Settings } from '../types';
import { placeFolders, type FileFacts, type FilePlace, type FileStore } from './files';

type Sdk = typeof import('./s3Sdk');
type Opened = { sdk: Sdk; client: S3Client };
type Ask = <T>(work: (opened: Opened) => Promise<T>) => Promise<T>;

const ATTEMPTS = 3;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const mimeTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

const prefixOf = (place: FilePlace) => `${placeFolders[place]}/`;
const headersOf = (place: FilePlace, name: string) => ({
  ContentType: mimeTypes[path.extname(name).toLowerCase()] ?? 'application/octet-stream',
  CacheControl: place === 'pictures' ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, no-store',
});

/** Files in two buckets of a service that speaks S3: one for public pictures, one for everything else. */
export function createS3Files(settings: S3Settings): FileStore {
  // The first use loads the SDK: a shop that keeps its files on the disk never pays for it.
  let opened: Promise<Opened> | null = null;
  const open = () => (opened ??= import('./s3Sdk').then((sdk) => ({ sdk, client: clientOf(sdk, settings) })));
  const ask: Ask = async (work) => {
    try {
      return await work(await open());
    } catch (error) {
      throw faultOf(error);
    }
  };
  const bucketOf = (place: FilePlace) => (place === 'pictures' ? settings.bucket : settings.privateBucket);
  const at = (place: FilePlace, name: string) => ({ Bucket: bucketOf(place), Key: `${prefixOf(place)}${name}` });
  const drop: FileStore['drop'] = (place, name) =>
    ask(async ({ sdk, client }) => void (await client.send(new sdk.DeleteObjectCommand(at(place, name)))));

  return {
    name: 's3',
    drop,
    put: (place, name, bytes) =>
      ask(async ({ sdk, client }) => {
        const object = { ...at(place, name), ...headersOf(place, name), Body: bytes, ContentLength: bytes.byteLength };
        await client.send(new sdk.PutObjectCommand(object));
      }),
    find: (place, name) =>
      ask(({ sdk, client }) =>
        unlessMissing(async () => {
          const found = await client.send(new sdk.HeadObjectCommand(at(place, name)));
          return { name, bytes: found.ContentLength ?? 0, changedAt: found.LastModified ?? new Date(0) };
        }),
      ),
    open: (place, name, range) =>
      ask(({ sdk, client }) =>
        unlessMissing(async () => {
          const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
          const found = await client.send(new sdk.GetObjectCommand({ ...at(place, name), Range }));
          return { bytes: found.ContentLength ?? 0, body: found.Body as Readable };
        }),
      ),
    async move(from, to, name) {
      const source = at(from, name);
      const CopySource = [source.Bucket, ...source.Key.split('/')].map(encodeURIComponent).join('/');
      const copied = await ask(({ sdk, client }) =>
        unlessMissing(() => {
          const headers = { ...headersOf(to, name), MetadataDirective: 'REPLACE' as const };
          return client.send(new sdk.CopyObjectCommand({ ...at(to, name), ...headers, CopySource }));
        }),
      );
      if (copied) await drop(from, name);
    },
    list: (place) => listed(ask, bucketOf(place), prefixOf(place)),
  };
}

async function* listed(ask: Ask, bucket: string, prefix: string): AsyncGenerator<FileFacts> {
  let next: string | undefined;
  do {
    const page = await ask(({ sdk, client }) =>
      client.send(new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: next })),
    );
    for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
      const name = Key.slice(prefix.length);
      if (name !== '' && !name.includes('/')) yield { name, bytes: Size, changedAt: LastModified };
    }
    next = page.NextContinuationToken;
  } while (next);
}

function clientOf(sdk: Sdk, settings: S3Settings): S3Client {
  const wait = settings.timeoutSeconds * 1_000;
  const { accessKeyId, secretAccessKey } = settings;
  return new sdk.S3Client({
    region: settings.region,
    maxAttempts: ATTEMPTS,
    forcePathStyle: settings.pathStyle,
    // No checksums of Amazon's own: other services do not know them, and requests are signed with their SHA-256 anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: wait, requestTimeout: wait, throwOnRequestTimeout: true },
    ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    // Without keys the SDK looks for those that Amazon's machines provide.
    ...(accessKeyId ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
}

async function unlessMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return null;
    throw error;
  }
}

/** Refused because of our keys, bucket or address: a person has to act. Anything else may work later. */
function faultOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const status = (error as Partial<S3ServiceException>).$metadata?.httpStatusCode ?? 0;
  const isOurs = status >= 400 && status < 500 && status !== 408 && status !== 429;
  // A refused HEAD request has no body that tells why.
  const [code, detail] = error.name === 'Unknown' ? [`http${status}`, ''] : [error.name, error.message.slice(0, 200)];
  return new GatewayError('files', isOurs ? 'setup' : 'transient', code, detail);
}
