'use client';
/** A vendor's change to an approved product: the differing fields, before and after. */
import { Check, X } from 'lucide-react';
import { viewProductChange } from '../../../contract/products';
import { entries } from '../../../domain/fields/declare';
import { descriptions, wholeOf } from '../../../domain/products/description';
import { productForm } from '../../../domain/products/fieldSets';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { productWords } from '../../messages/products';
import { reviewWords } from '../../messages/review';
import { Dialog } from '../../shared/dialogs/Dialog';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Spinner } from '../../shared/page/Spinner';
import { ReviewNotes } from '../../shared/review/ReviewNotes';
import { Description } from './Description';
import { pictureNames, type StoredProduct } from './useProductForm';

type Props = {
  id: string | number;
  name: string;
  onClose: () => void;
  onApprove: () => void;
  onReject: () => void;
};

export function ChangePreview({ id, name, onClose, onApprove, onReject }: Props) {
  const say = useText(reviewWords);
  const words = useText(productWords);
  const { answer, failure, isLoading } = useCall(viewProductChange, { params: { id: String(id) } });
  return (
    <Dialog isOpen onClose={onClose} title={say('changeTitle', { name })} isWide>
      {isLoading && <Spinner />}
      {failure && <ErrorState failure={failure} />}
      {answer && (
        <div className="haat-stack haat-gap">
          <Differences before={answer.before} after={answer.after} changed={answer.changed} />
          <ReviewNotes notes={answer.after.review} isOpen />
        </div>
      )}
      <div className="haat-dialog__actions">
        <Button kind="danger" onClick={onReject}>
          <X size={16} aria-hidden />
          {words('reject')}
        </Button>
        <Button kind="primary" disabled={!answer} onClick={onApprove}>
          <Check size={16} aria-hidden />
          {words('approve')}
        </Button>
      </div>
    </Dialog>
  );
}

type Sides = { before: StoredProduct; after: StoredProduct; changed: readonly string[] };

function Differences({ before, after, changed }: Sides) {
  const say = useText(reviewWords);
  const words = useText(productWords);
  const pair = usePair();
  const text = useFieldText();
  const rows = entries(productForm).flatMap(([name, { kind, label }]) => {
    const columns = descriptions.find(({ words }) => words === name);
    // A description whose formats alone differ is a difference, too.
    const isChanged = (columns ? wholeOf(columns) : [name]).some((each) => changed.includes(each));
    return kind !== 'document' && isChanged ? [{ name, label, columns }] : [];
  });
  const hasPictures = pictureNames.some((name) => changed.includes(name));
  return (
    <div className="haat-compare" role="table" aria-label={say('after')}>
      <div className="haat-compare__row haat-compare__head" role="row">
        <span role="columnheader">{say('field')}</span>
        <span role="columnheader">{say('before')}</span>
        <span role="columnheader">{say('after')}</span>
      </div>
      {hasPictures && (
        <div className="haat-compare__row" role="row">
          <span role="rowheader">{words('pictures')}</span>
          <Pictures product={before} title={say('before')} />
          <Pictures product={after} title={say('after')} />
        </div>
      )}
      {rows.map(({ name, label, columns }) => (
        <div key={name} className="haat-compare__row" role="row">
          <span role="rowheader">{pair(label)}</span>
          <span role="cell" className="haat-compare__old" data-title={say('before')}>
            {columns ? <Description product={before} columns={columns} /> : text(before, name) || '—'}
          </span>
          <span role="cell" className="haat-compare__new" data-title={say('after')}>
            {columns ? <Description product={after} columns={columns} /> : text(after, name) || '—'}
          </span>
        </div>
      ))}
    </div>
  );
}

/** A readable value: references by their names. */
function useFieldText(): (product: StoredProduct, name: keyof typeof productForm) => string {
  const { nameOf } = useFormats();
  return (product, name) => {
    if (name === 'main_cat_id') return nameOf(product.category);
    if (name === 'sub_cat_id') return nameOf(product.subcategory);
    if (name === 'child_cat_id') return nameOf(product.childcategory);
    if (name === 'brand') return product.brand_name ?? '';
    return String(product[name]);
  };
}

function Pictures({ product, title }: { product: StoredProduct; title: string }) {
  return (
    <span role="cell" className="haat-compare__pictures" data-title={title}>
      {pictureNames.map((name) => {
        const src = product[name];
        return src === null ? null : <img key={name} src={src} alt="" loading="lazy" />;
      })}
    </span>
  );
}
