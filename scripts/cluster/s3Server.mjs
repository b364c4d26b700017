/** An S3-compatible server as a process of its own: `node scripts/cluster/s3Server.mjs <port> <folder> <bucket>…`. */
import S3rver from '@20minutes/s3rver';

const [port, directory, ...buckets] = process.argv.slice(2);
await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  // It drops the slash after a bucket's name when it checks a signature, so listing would be refused. Unknown keys
  // still are.
  allowMismatchedSignatures: true,
  configureBuckets: buckets.map((name) => ({ name })),
}).run();
process.send('listening');
