/**
 * What is used of the SDK, for one `import()` of this file: the SDK is CommonJS, and a bundle gives an `import()` of such a
 * package its default alone.
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
