/** A page made of blocks, for shoppers and for its editors. */
import type { PageShape } from '../../../../contract/pages';
import { PageParts } from '../../shopping/pageParts/PageParts';
import { RareParts } from '../../shopping/pageParts/RareParts';
import { ready } from '../../shopping/pageParts/types';
import { PageHeading } from '../../ui/PageHeading';

// This page shows nothing else, so its blocks are loaded with it.
ready.Rare = RareParts;

export function PageView({ page, title }: { page: PageShape; title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <PageParts parts={page.blocks} isTop />
    </>
  );
}
