'use client';
/** Columns that product tables share. */
import { productVerify } from '../../../domain/catalogue/visible';
import { changeState } from '../../../domain/products/changes';
import { filterWords } from '../../messages/filters';
import { productWords } from '../../messages/products';
import { reviewWords } from '../../messages/review';
import { variantWords } from '../../messages/variants';
import { sharedWords } from '../../messages/shared';
import { shopPath } from '../../routes';
import { Badge, type Tone } from '../../shared/badges/Badge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Thumb } from '../../shared/page/Thumb';
import type { Column } from '../../shared/table/columns';
import { momentColumn } from '../../shared/table/momentColumn';
import { serialColumn } from '../../shared/table/columns';
import { useText } from '../../../frontend/messages/useText';
import type { ProductRow } from './useProductList';

/** The product's page in the shop. */
export const shopAddress = (product: { slug: string }): string =>
  `${shopPath}/view-product/${encodeURIComponent(product.slug)}`;

const verifyLook: Record<number, { key: 'pending' | 'approved' | 'rejected'; tone: Tone }> = {
  [productVerify.pending]: { key: 'pending', tone: 'amber' },
  [productVerify.approved]: { key: 'approved', tone: 'green' },
  [productVerify.rejected]: { key: 'rejected', tone: 'red' },
};

function VerifyBadge({ row }: { row: ProductRow }) {
  const say = useText(productWords);
  const review = useText(reviewWords);
  const look = verifyLook[row.verify];
  if (!look) return null;
  const change =
    row.verify !== productVerify.approved || row.change_state === changeState.none
      ? null
      : row.change_state === changeState.waiting;
  return (
    <span className="haat-cell-stack">
      <Badge tone={look.tone}>{say(look.key)}</Badge>
      {change !== null && (
        <Badge tone={change ? 'amber' : 'red'}>{review(change ? 'changeWaits' : 'changeRejected')}</Badge>
      )}
      {row.reject_reason && (
        <span className="haat-cell-reason">
          {review('reason')}: {row.reject_reason}
        </span>
      )}
    </span>
  );
}

/** Its own, and those of its variants. */
const skusOf = ({ sku, variant_skus }: ProductRow): string[] => [sku, ...variant_skus].filter(Boolean);

/** A product may have a hundred variants: the first few stand for them. */
const SHOWN_SKUS = 3;

function Skus({ skus }: { skus: readonly string[] }) {
  const { digits } = useFormats();
  if (skus.length === 0) return '—';
  const more = skus.length - SHOWN_SKUS;
  return (
    <span title={skus.join(', ')}>
      {skus.slice(0, SHOWN_SKUS).join(', ')}
      {more > 0 && ` +${digits(more)}`}
    </span>
  );
}

type SharedColumns = Record<
  | 'sl'
  | 'image'
  | 'name'
  | 'sku'
  | 'added'
  | 'category'
  | 'shop'
  | 'price'
  | 'stock'
  | 'status'
  | 'featured'
  | 'verify',
  Column<ProductRow>
>;

/** Each column once; a screen chooses which and in what order. */
export function useProductColumns(): SharedColumns {
  const say = useText(productWords);
  const variant = useText(variantWords);
  const filter = useText(filterWords);
  const shared = useText(sharedWords);
  const { digits, moment, number, taka, nameOf } = useFormats();
  const path = (row: ProductRow) =>
    [row.category, row.subcategory, row.childcategory]
      .filter((each) => each !== null)
      .map(nameOf)
      .join(' > ');
  return {
    sl: serialColumn(shared('serial'), digits),
    image: {
      key: 'image',
      phone: 'picture',
      title: say('image'),
      width: '60px',
      cell: (row) => <Thumb src={row.thumbnail} alt="" />,
    },
    name: {
      key: 'name',
      title: say('name'),
      sortKey: 'name',
      phone: 'title',
      sortValue: (row) => nameOf(row),
      text: nameOf,
      cell: (row) => <span className="haat-table__name">{nameOf(row)}</span>,
    },
    sku: {
      key: 'sku',
      isExtra: true,
      title: variant('sku'),
      cell: (row) => <Skus skus={skusOf(row)} />,
      text: (row) => skusOf(row).join(', '),
    },
    added: momentColumn(filter('added'), moment, (row) => row.created_at, {
      key: 'added',
      isExtra: true,
      sortKey: 'created_at',
      sortValue: (row) => row.created_at,
    }),
    category: {
      key: 'category',
      title: say('category'),
      cell: (row) => (
        <span className="haat-table__path" title={path(row)}>
          {path(row)}
        </span>
      ),
      text: path,
    },
    shop: {
      key: 'shop',
      title: say('shop'),
      cell: (row) => nameOf(row.shop) || '—',
      text: (row) => nameOf(row.shop),
    },
    price: {
      key: 'price',
      title: say('sellPrice'),
      isNumber: true,
      sortKey: 'selling_price',
      phone: 'fact',
      sortValue: (row) => row.selling_price,
      cell: (row) => taka(row.selling_price),
      text: (row) => row.selling_price,
    },
    stock: {
      key: 'stock',
      isExtra: true,
      title: say('stock'),
      isNumber: true,
      sortKey: 'qty',
      phone: 'fact',
      sortValue: (row) => row.qty,
      cell: (row) => number(row.qty),
      text: (row) => row.qty,
    },
    status: {
      key: 'status',
      title: say('status'),
      phone: 'fact',
      text: (row) => say(row.status === 1 ? 'show' : 'hide'),
      cell: (row) => (
        <Badge tone={row.status === 1 ? 'green' : 'grey'}>{say(row.status === 1 ? 'show' : 'hide')}</Badge>
      ),
    },
    featured: {
      key: 'featured',
      title: say('featured'),
      text: (row) => say(row.featured === 1 ? 'yes' : 'no'),
      cell: (row) => (
        <Badge tone={row.featured === 1 ? 'amber' : 'grey'}>{say(row.featured === 1 ? 'yes' : 'no')}</Badge>
      ),
    },
    verify: {
      key: 'verify',
      title: say('verify'),
      phone: 'fact',
      text: (row) => say(verifyLook[row.verify]?.key ?? 'pending'),
      cell: (row) => <VerifyBadge row={row} />,
    },
  };
}
