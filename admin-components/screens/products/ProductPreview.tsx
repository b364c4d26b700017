'use client';
/** The whole product over the list, for the one who decides: what waits for approval has no page in the shop yet. */
import { Check, X } from 'lucide-react';
import { editProduct } from '../../../contract/products';
import { productWords } from '../../messages/products';
import { useCall } from '../../../frontend/api/useCall';
import { Dialog } from '../../shared/dialogs/Dialog';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Facts } from '../../shared/page/Facts';
import { Spinner } from '../../shared/page/Spinner';
import { useText } from '../../../frontend/messages/useText';
import { pictureNames, type StoredProduct } from './useProductForm';
import { VideoPreview } from './VideoPreview';

type Props = { id: string | number; onClose: () => void; onApprove: () => void; onReject: () => void };

export function ProductPreview({ id, onClose, onApprove, onReject }: Props) {
  const say = useText(productWords);
  const { answer, failure, isLoading } = useCall(editProduct, { params: { id: String(id) } });
  return (
    <Dialog isOpen onClose={onClose} title={say('previewTitle')} isWide>
      {isLoading && <Spinner />}
      {failure && <ErrorState failure={failure} />}
      {answer && <Whole product={answer.product} />}
      <div className="haat-dialog__actions">
        <Button kind="danger" onClick={onReject}>
          <X size={16} aria-hidden />
          {say('reject')}
        </Button>
        <Button kind="primary" onClick={onApprove}>
          <Check size={16} aria-hidden />
          {say('approve')}
        </Button>
      </div>
    </Dialog>
  );
}

function Whole({ product }: { product: StoredProduct }) {
  const say = useText(productWords);
  const { taka, number, nameOf } = useFormats();
  const pictures = pictureNames.map((name) => product[name]).filter((src) => src !== null);
  const options = [
    [product.variation1, product.option1],
    [product.variation2, product.option2],
  ].filter(([kind]) => kind);
  return (
    <div className="haat-stack haat-gap">
      <div className="haat-preview__pictures" tabIndex={0} role="group" aria-label={say('pictures')}>
        {pictures.map((src) => (
          <img key={src} src={src} alt="" loading="lazy" />
        ))}
      </div>
      <Facts
        items={[
          { name: say('nameEn'), value: product.name },
          { name: say('nameBn'), value: <span lang="bn">{product.name_bn}</span> },
          { name: say('shop'), value: product.shop?.name ?? '' },
          {
            name: say('category'),
            value: [product.category, product.subcategory, product.childcategory]
              .filter((each) => each !== null)
              .map(nameOf)
              .join(' > '),
          },
          { name: say('brand'), value: product.brand_name ?? '' },
          { name: say('sellingPrice'), value: taka(product.selling_price) },
          { name: say('originalPrice'), value: taka(product.original_price) },
          { name: say('quantity'), value: number(product.qty) },
          ...options.map(([kind, chosen]) => ({ name: kind ?? '', value: (chosen ?? '').split(',').join(', ') })),
          { name: say('shortDescription'), value: product.short_description },
        ]}
      />
      {product.description && <p className="haat-preview__words">{product.description}</p>}
      <VideoPreview id={product.video} />
    </div>
  );
}
