import { withPayload } from '@payloadcms/next/withPayload';

/** Next serves the panel only; everything else is Express. */
const nextConfig = {
  poweredByHeader: false,
  compress: false,
  reactStrictMode: true,
  devIndicators: false,
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['libsql', '@libsql/client', 'sharp', 'mongoose', 'nodemailer'],
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
