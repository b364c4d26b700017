/** Lines saved for later: below the cart, with current prices and stock. */
import { ShoppingCart, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { getSavedLines, removeSavedLine } from '../../../../contract/cart';
import { useCall } from '../../../../frontend/api/useCall';
import { useSend } from '../../../../frontend/api/useSend';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { paths } from '../../app/paths';
import { sharedMessages } from '../../i18n/shared.messages';
import { optionText } from '../../../../domain/catalogue/optionText';
import { cannotCome } from '../../../../domain/places/reach';
import { upazilaIdOf } from '../../app/session/place';
import { usePlace } from '../../app/session/useStored';
import { NotHere } from '../../shopping/NotHere';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import { showToast } from '../../ui/toast';
import { cartMessages } from './messages';
import type { CartLineData } from './useCart';
import { useMoveBack } from './useMoveBack';

const Title = styled.h2`
  padding: 14px;
`;
const Row = styled.li`
  display: grid;
  grid-template-columns: 76px minmax(0, 1fr);
  gap: 6px 12px;
  padding: 14px;
  border-top: 1px solid var(--line);
`;
const Words = styled.div`
  display: grid;
  gap: 3px;
  a {
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  p {
    color: var(--ink-2);
    font-size: 0.9375rem;
  }
`;
const Foot = styled.div`
  display: flex;
  gap: 8px;
  grid-column: 2;
`;

function SavedLine({ line, onRemove }: { line: CartLineData; onRemove: () => void }) {
  const say = useText(cartMessages);
  const { nameOf, digits } = useFormats();
  const { moveBack, isPending } = useMoveBack();
  const { product } = line;
  const name = nameOf(product);
  const sold = { type: product.type, business_upazila_id: product.vendor.business_upazila_id };
  const isAway = cannotCome(sold, upazilaIdOf(usePlace()));
  const options = optionText([line.variation1, line.variation2], useLanguage());
  return (
    <Row>
      <Picture src={product.thumbnail} alt="" width={152} height={152} sizes="76px" radius="var(--radius-s)" />
      <Words>
        <Link to={paths.product(product.slug)}>{name}</Link>
        {options && <p>{options}</p>}
        <p>{say('pieces', { count: digits(line.product_qty) })}</p>
        <Price amount={product.selling_price} before={product.original_price} />
        {line.blocker !== null && (
          <span>
            <Badge $tone="slate">{say('outOfStock')}</Badge>
          </span>
        )}
      </Words>
      <Foot>
        {line.blocker === null && isAway && <NotHere name={name} />}
        {line.blocker === null && !isAway && (
          <Button
            kind="quiet"
            size="small"
            aria-label={say('moveNamed', { name })}
            icon={<ShoppingCart size={17} aria-hidden="true" />}
            isBusy={isPending}
            onClick={() => void moveBack(line.id)}
          >
            {say('moveToCart')}
          </Button>
        )}
        <IconButton
          name={say('removeSavedNamed', { name })}
          icon={<Trash2 size={20} aria-hidden="true" />}
          isDanger
          onClick={onRemove}
        />
      </Foot>
    </Row>
  );
}

export function SavedLines() {
  const say = useText(cartMessages);
  const sayShared = useText(sharedMessages);
  const { answer, reload, show } = useCall(getSavedLines, {}, { isQuiet: true });
  const { send } = useSend(removeSavedLine);
  if (!answer || answer.saved.length === 0) return null;
  const remove = async (line: CartLineData) => {
    show((now) => ({ ...now, saved: now.saved.filter(({ id }) => id !== line.id) }));
    const result = await send({ params: { savedId: String(line.id) } });
    if (result.ok) showToast('success', result.answer.message ?? say('removed'));
    else showToast('error', result.message || sayShared('somethingWrong'));
    await reload();
  };
  return (
    <Card $flush aria-label={say('saved')} role="region">
      <Title>{say('saved')}</Title>
      <ul>
        {answer.saved.map((line) => (
          <SavedLine key={line.id} line={line} onRemove={() => void remove(line)} />
        ))}
      </ul>
    </Card>
  );
}
