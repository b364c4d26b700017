/**
 * `npm run files -- --to s3` and `--to disk`: copies all uploaded files there and verifies each. Exits with 0 if all
 * have arrived, with 1 if not, with 2 if no target was given.
 */
import { parseArgs } from 'node:util';
import { isGatewayError } from '../domain/gatewayError';
import { env, type Env } from '../env';
import { chooseFiles } from '../gateways/index';
import { diskSettings, s3Settings } from '../gateways/files/settings';
import { copyFiles } from './files/copyFiles';

const HELP = `npm run files -- --to s3      copies the files of DATA_DIR into the buckets of S3_...
npm run files -- --to disk    copies the files of the buckets into DATA_DIR
  --delete-source    takes them away where they were, once all have arrived

Each file is verified by its size and SHA-256. It may be stopped (Ctrl-C) and run again: what has arrived is not sent twice.
It does not change where the server keeps files: that is FILE_STORE.`;

const EVERY_MS = 2_000;
const MB = 1_000_000;

function readWish(): { to: 'disk' | 's3'; deleteSource: boolean } | null {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' }, 'delete-source': { type: 'boolean' } } });
    if (values.to !== 'disk' && values.to !== 's3') return null;
    return { to: values.to, deleteSource: values['delete-source'] ?? false };
  } catch {
    return null;
  }
}

async function run(settings: Env, wish: { to: 'disk' | 's3'; deleteSource: boolean }): Promise<number> {
  const [disk, s3] = [chooseFiles(diskSettings(settings)), chooseFiles(s3Settings(settings))];
  const [from, to] = wish.to === 's3' ? [disk, s3] : [s3, disk];
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (stopped = true));
  let said = 0;
  const onFile = ({ done, files, bytes }: { done: number; files: number; bytes: number }) => {
    if (Date.now() - said < EVERY_MS && done < files) return;
    said = Date.now();
    console.log(`${done} of ${files} files, ${(bytes / MB).toFixed(1)} MB sent`);
  };
  const result = await copyFiles({ from, to, onFile, isStopped: () => stopped, deleteSource: wish.deleteSource });
  const { files, copied, there, gone } = result;
  const counts = `${copied} copied, ${there} were there${gone ? `, ${gone} were taken away meanwhile` : ''}`;
  if (result.stopped) {
    console.log(`Stopped: ${counts}, of ${files}. Run it again to go on.`);
    return 1;
  }
  console.log(
    `All ${files} files are in ${to.name === 's3' ? 'the buckets' : settings.DATA_DIR}, each verified: ${counts}.`,
  );
  if (wish.deleteSource)
    console.log(`They were deleted from ${from.name === 's3' ? 'the buckets' : settings.DATA_DIR}.`);
  return 0;
}

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  console.log(HELP);
  process.exit(0);
}
const wish = readWish();
if (!wish) {
  console.error(HELP);
  process.exit(2);
}
try {
  const settings = env();
  if (!settings.S3_BUCKET)
    throw new Error('S3_BUCKET and S3_PRIVATE_BUCKET say which buckets: see docs/operating.md, "Files"');
  process.exit(await run(settings, wish));
} catch (error) {
  console.error(
    isGatewayError(error) ? `S3 could not be used: ${error.code} ${error.detail}` : (error as Error).message,
  );
  process.exit(1);
}
