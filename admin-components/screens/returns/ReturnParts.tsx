'use client';
/** The parts of a return's page that admins and vendors share: the product, the request, its pictures. */
import type { ReturnProductShape, VendorReturnShape } from '../../../contract/returnShapes';
import { returnCauses } from '../../../domain/returns/choices';
import { returnWords } from '../../messages/returns';
import { shopPath } from '../../routes';
import { ReturnBadge } from '../../shared/badges/StatusBadge';
import { inReaders } from '../../../frontend/formats/inLanguage';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Facts, type Fact } from '../../shared/page/Facts';
import { Panel } from '../../shared/page/Panel';
import { OpenedPictures } from '../../shared/pictures/OpenedPictures';
import { Thumb } from '../../shared/page/Thumb';
import type { Sentence } from '../../../frontend/messages/messages';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useChosenOptions } from '../orders/OrderLines';

export function ProductPanel({ product }: { product: ReturnProductShape }) {
  const say = useText(returnWords);
  const { taka, nameOf } = useFormats();
  const chosen = useChosenOptions();
  const short = inReaders(useLanguage(), product.short_description, product.short_description_bn);
  return (
    <Panel title={say('product')}>
      <div className="haat-lines__line haat-lines__line--alone">
        <Thumb src={product.thumbnail} alt="" size={52} />
        <a
          className="haat-link"
          href={`${shopPath}/view-product/${encodeURIComponent(product.slug)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {nameOf(product)}
        </a>
        {chosen(product) && <span className="haat-lines__option">{chosen(product)}</span>}
      </div>
      <Facts
        items={[
          { name: say('sellingPrice'), value: taka(product.selling_price) },
          { name: say('originalPrice'), value: taka(product.original_price) },
          { name: say('shortDescription'), value: short },
        ]}
      />
    </Panel>
  );
}

/** `more`: facts for admins only (where the money goes). */
export function RequestPanel({ request, more = [] }: { request: VendorReturnShape; more?: readonly Fact[] }) {
  const say = useText(returnWords);
  const { digits, moment } = useFormats();
  const pair = usePair();
  const cause = (returnCauses as Readonly<Record<string, Sentence>>)[request.case];
  return (
    <Panel title={say('returnInfo')}>
      <Facts
        items={[
          { name: say('returnId'), value: `#${request.id}` },
          { name: say('status'), value: <ReturnBadge status={request.status} /> },
          { name: say('orderNumber'), value: `#${request.order_id}` },
          { name: say('trackingId'), value: <code className="haat-code">{request.tracking_id}</code> },
          { name: say('case'), value: cause ? pair(cause) : request.case },
          { name: say('qty'), value: digits(request.qty) },
          ...(request.cancel_reason ? [{ name: say('cancelReason'), value: request.cancel_reason }] : []),
          ...more,
          { name: say('details'), value: <span className="haat-preview__words">{request.details}</span> },
          { name: say('requestedAt'), value: moment(request.created_at) },
          { name: say('updatedAt'), value: moment(request.updated_at) },
        ]}
      />
    </Panel>
  );
}

export function PicturesPanel({ request }: { request: VendorReturnShape }) {
  const say = useText(returnWords);
  const pictures = [request.image1, request.image2, request.image3].filter((src) => src !== null);
  return (
    <Panel title={say('attached')}>
      {pictures.length === 0 ? (
        <p className="haat-table__quiet">{say('noImages')}</p>
      ) : (
        <OpenedPictures pictures={pictures} nameOf={(number) => say('imageOf', { number })} />
      )}
    </Panel>
  );
}
