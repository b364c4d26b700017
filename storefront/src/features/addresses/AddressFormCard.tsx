/** The form of an address on a page of its own, which leads back to the address book. */
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { sharedMessages } from '../../i18n/shared.messages';
import { useText } from '../../../../frontend/messages/useText';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { AddressForm, type AddressFormProps } from '../../shopping/AddressForm';

export function AddressFormCard(form: Pick<AddressFormProps, 'kept' | 'start'>) {
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  return (
    <Card>
      <AddressForm
        {...form}
        onSaved={() => void navigate(paths.accountAddress)}
        other={
          <ButtonLink kind="quiet" to={paths.accountAddress}>
            {sayShared('cancel')}
          </ButtonLink>
        }
      />
    </Card>
  );
}
