'use client';
/** The whole product in a dialog over the list, for approval: a pending product has no page in the shop yet. */
import { Check, X } from 'lucide-react';
import { editProduct } from '../../../contract/products';
import { optionText } from '../../../domain/catalogue/optionText';
import { isVariationType, optionLabel, parseOptions, variationLabels } from '../../../domain/catalogue/variations';
import { entries } from '../../../domain/fields/declare';
import { descriptions } from '../../../domain/products/description';
import { productForm } from '../../../domain/products/fieldSets';
import { productWords } from '../../messages/products';
import { useCall } from '../../../frontend/api/useCall';
import { Dialog } from '../../shared/dialogs/Dialog';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Facts } from '../../shared/page/Facts';
import { Spinner } from '../../shared/page/Spinner';
import { usePair } from '../../../frontend/messages/usePair';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { Description } from './Description';
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

const shownApart: readonly string[] = ['name', 'name_bn', ...descriptions.map(({ words }) => words)];

const kindName = (kind: string, language: 'en' | 'bn'): string =>
  isVariationType(kind) ? variationLabels[kind][`label_${language}`] : kind;

function Whole({ product }: { product: StoredProduct }) {
  const say = useText(productWords);
  const pair = usePair();
  const { taka, number, nameOf } = useFormats();
  const language = useLanguage();
  const pictures = pictureNames.map((name) => product[name]).filter((src) => src !== null);
  // The names come first, the descriptions last and at full width.
  const texts = entries(productForm).flatMap(([name, { kind, label }]) =>
    (kind === 'line' || kind === 'prose') && !shownApart.includes(name)
      ? [{ name: pair(label), value: String(product[name]) }]
      : [],
  );
  const options = [
    [product.variation1, product.option1],
    [product.variation2, product.option2],
  ].filter(([kind]) => kind);
  const variants = product.variants.map((each) => ({
    name: optionText([each.option1, each.option2], language),
    value: [`${taka(each.selling_price)} × ${number(each.qty)}`, each.sku, each.status === 0 && say('hide')]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <div className="haat-stack haat-gap">
      <div className="haat-preview__pictures" tabIndex={0} role="group" aria-label={say('pictures')}>
        {pictures.map((src) => (
          <img key={src} src={src} alt="" loading="lazy" />
        ))}
      </div>
      <Facts
        items={[
          { name: pair(productForm.name.label), value: product.name },
          { name: pair(productForm.name_bn.label), value: <span lang="bn">{product.name_bn}</span> },
          { name: say('shop'), value: nameOf(product.shop) },
          {
            name: say('category'),
            value: [product.category, product.subcategory, product.childcategory]
              .filter((each) => each !== null)
              .map(nameOf)
              .join(' > '),
          },
          { name: pair(productForm.brand.label), value: product.brand_name ?? '' },
          { name: pair(productForm.selling_price.label), value: taka(product.selling_price) },
          { name: pair(productForm.original_price.label), value: taka(product.original_price) },
          { name: pair(productForm.qty.label), value: number(product.qty) },
          ...options.map(([kind, chosen]) => ({
            name: kindName(kind ?? '', language),
            value: parseOptions(chosen)
              .map((option) => optionLabel(kind ?? '', option, language))
              .join(', '),
          })),
          ...variants,
          ...texts,
        ]}
      />
      {descriptions
        .filter(({ words }) => product[words] !== '')
        .map((columns) => (
          <section key={columns.words}>
            <h3 className="haat-form__heading">{pair(productForm[columns.words].label)}</h3>
            <div className="haat-preview__words">
              <Description product={product} columns={columns} />
            </div>
          </section>
        ))}
      <VideoPreview id={product.video} />
    </div>
  );
}
