/**
 * What is used of the SDK, loaded as one module of ours: a bundled `import()` of a CommonJS package has no named exports.
 */
export {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
