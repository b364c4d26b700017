/** Shows which lines ordering again would add, and which not, before anything is added to the cart. Load it lazily. */
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import styled from 'styled-components';
import { orderAgain, previewAgain } from '../../../../contract/cart';
import type { AnswerOf } from '../../../../contract/route';
import { goesIntoCart } from '../../../../domain/orders/again';
import { newIdempotencyKey } from '../../../../frontend/api/client';
import { useCall } from '../../../../frontend/api/useCall';
import { useSend } from '../../../../frontend/api/useSend';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { paths } from '../../app/paths';
import { usePlace } from '../../app/session/useStored';
import { sharedMessages } from '../../i18n/shared.messages';
import { optionText } from '../../../../domain/catalogue/optionText';
import { moveCount } from '../../app/session/counts';
import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/Card';
import { Dialog } from '../../ui/Dialog';
import { Picture } from '../../ui/Picture';
import { RowsSkeleton } from '../../ui/Skeleton';
import { showToast } from '../../ui/toast';
import { againMessages } from './again.messages';

type Line = AnswerOf<typeof previewAgain>['lines'][number];

const Lines = styled.ul`
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    padding: 10px 0;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  .left {
    color: var(--ink-3);
  }
  .why {
    color: var(--warn);
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;

function AgainRow({ line }: { line: Line }) {
  const say = useText(againMessages);
  const language = useLanguage();
  const { nameOf, taka, digits } = useFormats();
  const goes = goesIntoCart(line.state);
  const options = optionText([line.variation1, line.variation2], language);
  const why = {
    same: '',
    priceChanged: say('priceChanged', { before: taka(line.bought_price) }),
    fewer: say('fewer', { left: digits(line.product_qty), wanted: digits(line.bought_qty) }),
    inCart: say('inCart'),
    soldOut: say('soldOut'),
    optionGone: say('optionGone'),
    otherArea: say('otherArea'),
    gone: say('gone'),
  }[line.state];
  return (
    <li>
      <Picture src={line.thumbnail} alt="" width={112} height={112} sizes="56px" radius="var(--radius-s)" />
      <div className={goes ? undefined : 'left'}>
        <p>
          <b>{nameOf(line)}</b>
          {options && ` · ${options}`}
        </p>
        {goes && line.selling_price !== null && (
          <p>
            {taka(line.selling_price)} × {digits(line.product_qty)}
          </p>
        )}
        {why && <p className="why">{why}</p>}
      </div>
    </li>
  );
}

export function OrderAgainDialog({ trackingId, onClose }: { trackingId: string; onClose: () => void }) {
  const say = useText(againMessages);
  const sayShared = useText(sharedMessages);
  const place = usePlace();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const [key] = useState(newIdempotencyKey);
  const call = {
    params: { tracking_id: trackingId },
    query: place ? { district: String(place.district.id), upazila: String(place.upazila.id) } : {},
  };
  const { answer, failure } = useCall(previewAgain, call);
  const { send, isPending } = useSend(orderAgain);
  const coming = answer?.lines.filter(({ state }) => goesIntoCart(state)).length ?? 0;
  const add = async () => {
    const result = await send(call, { idempotencyKey: key });
    if (!result.ok) {
      showToast('error', result.message || sayShared('somethingWrong'));
      return;
    }
    moveCount('cart_count', result.answer.added);
    void mutate((name) => typeof name === 'string' && /^\/(cart|get-navbar|account-dashboard|order-again)/.test(name));
    void navigate(paths.cart);
  };
  return (
    <Dialog isOpen onClose={onClose} title={say('title')}>
      <Stack>
        {!answer && !failure && <RowsSkeleton />}
        {!answer && failure && <p role="alert">{failure.message || sayShared('somethingWrong')}</p>}
        {answer && (
          <Lines>
            {answer.lines.map((line) => (
              <AgainRow key={line.id} line={line} />
            ))}
          </Lines>
        )}
        {answer && coming === 0 && <p role="status">{say('nothing')}</p>}
        <Row>
          {coming > 0 && (
            <Button
              kind="action"
              isBusy={isPending}
              icon={<ShoppingCart size={18} aria-hidden="true" />}
              onClick={() => void add()}
            >
              {say('add')}
            </Button>
          )}
          <Button kind="quiet" onClick={onClose}>
            {sayShared('close')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
