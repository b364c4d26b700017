import { withPayload } from '@payloadcms/next/withPayload';

/** Next serves the panel only; everything else is Express. */
const nextConfig = {
  poweredByHeader: false,
  // Express compresses pages; files are compressed by the build (http/panel.ts).
  compress: false,
  reactStrictMode: true,
  devIndicators: false,
  // Has the build find out which of Next's own files the panel needs: `npm run build` keeps those with it (docs/decisions/016).
  output: 'standalone',
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['libsql', '@libsql/client', 'sharp', 'mongoose', 'nodemailer'],
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
