/** A page made of blocks by editors: `/page/:slug`. */
import { useParams } from 'react-router-dom';
import { getPage } from '../../../contract/pages';
import { useCall } from '../../../frontend/api/useCall';
import { inReaders } from '../../../frontend/formats/inLanguage';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { ask } from '../api/ask';
import { breadcrumbData } from '../app/breadcrumbData';
import { useHead } from '../app/head';
import type { Visit } from '../app/page';
import { paths } from '../app/paths';
import { questionData } from '../features/pages/pageData';
import { PageView } from '../features/pages/PageView';
import { sharedMessages } from '../i18n/shared.messages';
import { Breadcrumb } from '../ui/Breadcrumb';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { RowsSkeleton } from '../ui/Skeleton';
import { pageMessages } from './page.messages';

export const preload = ({ params }: Visit) => [ask(getPage, { params: { slug: params['slug'] ?? '' } })];

export function Page() {
  const say = useText(pageMessages);
  const sayShared = useText(sharedMessages);
  const language = useLanguage();
  const { slug = '' } = useParams();
  const { answer, failure } = useCall(getPage, { params: { slug } });
  const page = answer?.page;
  const isMissing = failure?.status === 404;
  const title = page ? inReaders(language, page.title, page.title_bn) : isMissing ? say('none') : '';
  const crumbs = [{ name: say('home'), to: paths.home }, { name: title }];
  useHead({
    title: (page && inReaders(language, page.meta_title, page.meta_title_bn)) || title,
    description: page && inReaders(language, page.meta_description, page.meta_description_bn),
    canonical: page && paths.page(page.slug),
    image: page?.meta_image,
    status: isMissing ? 404 : 200,
    data: page ? [breadcrumbData(crumbs), ...questionData(page, language)] : [],
  });
  if (failure && !answer) {
    return (
      <EmptyState
        heading="h1"
        title={isMissing ? say('none') : sayShared('somethingWrong')}
        text={isMissing ? say('noneText') : failure.message || undefined}
      >
        <ButtonLink to={paths.home}>{sayShared('backHome')}</ButtonLink>
      </EmptyState>
    );
  }
  if (!page) return <RowsSkeleton />;
  return (
    <>
      <Breadcrumb crumbs={crumbs} label={say('youAreHere')} />
      <PageView page={page} title={title} />
    </>
  );
}
