/**
 * Re-exports what is used of the SDK, for one `import()` of this file: the SDK is CommonJS, and in a bundle an
 * `import()` of such a package has only its default export.
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
