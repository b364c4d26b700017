'use client';
/** The lines of an order: picture, name linking to the shop, price times quantity, chosen options, total. */
import type { OrderLineShape } from '../../../contract/orderShapes';
import { findOption, variationTypes } from '../../../domain/catalogue/variations';
import { sumOf } from '../../../domain/money';
import { orderWords } from '../../messages/orders';
import { shopPath } from '../../routes';
import { Badge } from '../../shared/badges/Badge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Thumb } from '../../shared/page/Thumb';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import type { Language } from '../../../frontend/messages/language';

/** A chosen option in the reader's language, whichever variation it belongs to. */
function optionIn(value: string, language: Language): string {
  const known = variationTypes.map((type) => findOption(type, value)).find((option) => option !== undefined);
  if (!known) return value;
  return language === 'bn' ? known.label_bn : known.label_en;
}

type Chosen = Pick<OrderLineShape, 'variation1' | 'variation2' | 'sku'>;

/** `Red, XL · SKU TS-1`; empty when nothing was chosen and there is no SKU. */
export function useChosenOptions(): (line: Chosen) => string {
  const language = useLanguage();
  const say = useText(orderWords);
  return (line) => {
    const options = [line.variation1, line.variation2].filter((value) => value !== '');
    const named = options.map((value) => optionIn(value, language)).join(', ');
    return [named, line.sku && say('skuNamed', { sku: line.sku })].filter(Boolean).join(' · ');
  };
}

export function OrderLines({ lines, totalLabel }: { lines: readonly OrderLineShape[]; totalLabel?: string }) {
  const say = useText(orderWords);
  const { taka, digits, nameOf } = useFormats();
  const chosen = useChosenOptions();
  return (
    <>
      <ul className="haat-lines">
        {lines.map((line) => (
          <li key={line.id} className="haat-lines__line">
            <a
              href={`${shopPath}/view-product/${encodeURIComponent(line.product.slug)}`}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={nameOf(line.product)}
            >
              <Thumb src={line.product.thumbnail} alt="" size={52} />
            </a>
            <div className="haat-lines__words">
              <span className="haat-lines__name">{nameOf(line.product)}</span>
              <span className="haat-lines__price">
                {taka(line.price)} × {digits(line.qty)}
              </span>
              {chosen(line) && <span className="haat-lines__option">{chosen(line)}</span>}
              {line.returned === 1 && <Badge tone="orange">{say('returned')}</Badge>}
            </div>
            <span className="haat-lines__total">{taka(line.total)}</span>
          </li>
        ))}
      </ul>
      <p className="haat-lines__sum">
        <span>{totalLabel ?? say('subTotal')}</span>
        <strong>{taka(sumOf(lines.map((line) => line.total)))}</strong>
      </p>
    </>
  );
}
