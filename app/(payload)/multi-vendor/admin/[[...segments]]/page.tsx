import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { matchRoute } from '../../../../../admin-components/routes';
import { readLanguage } from '../../../../../frontend/messages/language';
import { importMap } from '../importMap';

type Args = { params: Promise<{ segments: string[] }>; searchParams: Promise<{ [key: string]: string | string[] }> };

/** The panel's own screens are titled in the reader's language; the rest is Payload's. */
export const generateMetadata = async ({ params, searchParams }: Args): Promise<Metadata> => {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  const found = matchRoute((await params).segments ?? []);
  if (!found) return metadata;
  const language = readLanguage((await cookies()).get('payload-lng')?.value ?? 'en');
  return { ...metadata, title: `${found.route.title[language]} · Haat` };
};

const Page = ({ params, searchParams }: Args) => RootPage({ config, importMap, params, searchParams });

export default Page;
