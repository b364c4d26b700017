/** The invoice of one's own order, by its number. */
import { useParams } from 'react-router-dom';
import { paths } from '../app/paths';
import { AccountFrame } from '../features/account/AccountFrame';
import { Invoice } from '../features/orders/Invoice';
import { invoiceMessages } from '../features/orders/invoice.messages';
import { orderMessages } from '../features/orders/messages';
import { useText } from '../../../frontend/messages/useText';
import { ButtonLink } from '../ui/Button';

export function Page() {
  const { number = '' } = useParams();
  const say = useText(invoiceMessages);
  const sayOrder = useText(orderMessages);
  return (
    <AccountFrame
      title={say('title')}
      actions={
        <ButtonLink kind="plain" size="small" to={paths.accountOrders}>
          {sayOrder('backToOrders')}
        </ButtonLink>
      }
    >
      <Invoice key={number} number={number} />
    </AccountFrame>
  );
}
