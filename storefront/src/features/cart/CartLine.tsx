/** One product in the cart. */
import { Clock, Heart, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { maxQuantity, minQuantity } from '../../../../domain/cart/quantity';
import { discountPercent } from '../../../../domain/catalogue/flash';
import { paths } from '../../app/paths';
import { sharedMessages } from '../../i18n/shared.messages';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { optionText } from '../../../../domain/catalogue/optionText';
import { useFavorite } from '../../shopping/useFavorite';
import { AsWritten } from '../../ui/AsWritten';
import { Badge } from '../../ui/Badge';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import { Stepper } from '../../ui/Stepper';
import type { LineProblem } from './blockers';
import { cartMessages } from './messages';
import type { CartKind, CartLineData } from './useCart';

const fewLeft = 10;

const Row = styled.li<{ $blocked: boolean }>`
  display: grid;
  grid-template-columns: 76px minmax(0, 1fr);
  gap: 10px 12px;
  padding: 14px;
  border-top: 1px solid var(--line);
  background: ${({ $blocked }) => ($blocked ? 'color-mix(in srgb, var(--danger-soft) 45%, transparent)' : 'transparent')};
  @media (min-width: 640px) {
    grid-template-columns: 112px minmax(0, 1fr);
    padding: 16px 20px;
    > :first-child {
      grid-row: span 2;
      align-self: start;
    }
  }
`;
const Words = styled.div`
  display: grid;
  gap: 3px;
  align-content: start;
`;
const Name = styled(Link)`
  color: var(--ink);
  font-weight: 600;
  line-height: 1.35;
  text-decoration: none;
  html:lang(bn) & {
    line-height: 1.45;
  }
  &:hover {
    color: var(--leaf);
    text-decoration: underline;
  }
`;
const Quiet = styled.p`
  color: var(--ink-2);
  font-size: 0.9375rem;
`;
const Prices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  grid-column: 1 / -1;
  @media (min-width: 640px) {
    grid-column: 2;
  }
`;
const Buttons = styled.span`
  display: inline-flex;
  color: var(--ink-2);
`;
const Total = styled.b`
  margin-left: auto;
  font-size: 1.0625rem;
  font-variant-numeric: tabular-nums;
`;

export type CartLineProps = {
  kind: CartKind;
  line: CartLineData;
  problems: readonly LineProblem[];
  onStep: (direction: 'inc' | 'dec') => void;
  onRemove: () => void;
  onSaveLater: () => void;
};

export function CartLine({ kind, line, problems, onStep, onRemove, onSaveLater }: CartLineProps) {
  const say = useText(cartMessages);
  const sayShared = useText(sharedMessages);
  const { nameOf, taka, oneDecimal, digits } = useFormats();
  const { isFavorite, toggle } = useFavorite(line.product_id);
  const { product } = line;
  const name = nameOf(product);
  const percent = discountPercent(product.selling_price, product.original_price);
  const options = optionText([line.variation1, line.variation2], useLanguage());
  return (
    <Row $blocked={problems.length > 0}>
      <Picture src={product.thumbnail} alt="" width={192} height={192} sizes="96px" radius="var(--radius-s)" />
      <Words>
        <Name to={paths.product(product.slug)}>{name}</Name>
        {options && <Quiet>{options}</Quiet>}
        <Prices>
          <Price amount={product.selling_price} before={product.original_price} />
          {percent > 0 && <Badge $tone="marigold">{sayShared('off', { percent: oneDecimal(percent) })}</Badge>}
        </Prices>
        {kind === 'general' && product.shop && (
          <Quiet>
            {say('soldBy')}{' '}
            <Link to={paths.shop(product.shop.slug)}>
              <AsWritten>{nameOf(product.shop)}</AsWritten>
            </Link>
          </Quiet>
        )}
        {problems.map((problem) => (
          <span key={problem}>
            <Badge $tone="danger">{say(problem)}</Badge>
          </span>
        ))}
        {problems.length === 0 && product.qty < fewLeft && <Quiet>{say('left', { count: digits(product.qty) })}</Quiet>}
      </Words>
      <Foot>
        <Stepper
          value={line.product_qty}
          min={minQuantity}
          max={maxQuantity}
          label={say('quantityOf', { name })}
          onChange={(value) => onStep(value > line.product_qty ? 'inc' : 'dec')}
        />
        <Buttons>
          <IconButton
            name={say('favoriteNamed', { name })}
            icon={<Heart size={20} fill={isFavorite ? 'currentColor' : 'none'} aria-hidden="true" />}
            aria-pressed={isFavorite}
            onClick={toggle}
          />
          <IconButton
            name={say('saveLaterNamed', { name })}
            icon={<Clock size={20} aria-hidden="true" />}
            onClick={onSaveLater}
          />
          <IconButton
            name={say('removeNamed', { name })}
            icon={<Trash2 size={20} aria-hidden="true" />}
            isDanger
            onClick={onRemove}
          />
        </Buttons>
        <Total>{taka(line.total)}</Total>
      </Foot>
    </Row>
  );
}
