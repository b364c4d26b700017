import type { Env } from '../../env';
import type { DiskSettings, FilesSettings, S3Settings } from '../types';

export const diskSettings = (env: Env): DiskSettings => ({ name: 'disk', folder: env.DATA_DIR });

export const s3Settings = (env: Env): S3Settings => ({
  name: 's3',
  endpoint: env.S3_ENDPOINT,
  region: env.S3_REGION,
  bucket: env.S3_BUCKET,
  privateBucket: env.S3_PRIVATE_BUCKET,
  accessKeyId: env.S3_ACCESS_KEY_ID,
  secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  pathStyle: env.S3_PATH_STYLE,
  timeoutSeconds: env.S3_TIMEOUT_SECONDS,
});

/** The store for this shop's files. */
export const filesSettings = (env: Env): FilesSettings =>
  env.FILE_STORE === 's3' ? s3Settings(env) : diskSettings(env);
