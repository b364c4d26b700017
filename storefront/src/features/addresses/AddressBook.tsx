/** The shopper's addresses as cards. */
import { MapPin, MapPinHouse, Pencil, Phone, Trash2 } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { defaultAddress, deleteAddress, getAllAddress } from '../../../../contract/addresses';
import { useCall } from '../../../../frontend/api/useCall';
import { useSend } from '../../../../frontend/api/useSend';
import { useStartOfPage } from '../../app/layout/useStartOfPage';
import { paths } from '../../app/paths';
import { sharedMessages } from '../../i18n/shared.messages';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { AsWritten } from '../../ui/AsWritten';
import { Badge } from '../../ui/Badge';
import { Button, ButtonLink } from '../../ui/Button';
import { confirm } from '../../ui/dialog';
import { EmptyState } from '../../ui/EmptyState';
import { IconButton } from '../../ui/IconButton';
import { RowsSkeleton } from '../../ui/Skeleton';
import { showToast } from '../../ui/toast';
import type { AddressData } from '../../shopping/AddressForm';
import { AddressFormCard } from './AddressFormCard';
import { addressMessages } from './messages';

const Grid = styled.ul`
  display: grid;
  gap: 12px;
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
  }
`;
const Sheet = styled.li`
  display: grid;
  gap: 6px;
  align-content: start;
  padding: 14px 8px 16px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;
const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
const Acts = styled.div`
  display: flex;
  flex: none;
`;
const Line = styled.p`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  padding-right: 8px;
  color: var(--ink-2);
  svg {
    flex: none;
    margin-top: 3px;
    color: var(--leaf);
  }
`;

type AddressCardProps = { one: AddressData; onDelete: () => void; onDefault: () => void };

const editing = (one: AddressData) => `${paths.accountAddress}?edit=${one.id}`;

function AddressCard({ one, onDelete, onDefault }: AddressCardProps) {
  const say = useText(addressMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const place =
    language === 'bn' ? [one.upazila_bn || one.upazila, one.district_bn || one.district] : [one.upazila, one.district];
  return (
    <Sheet>
      <Head>
        <Marks>
          <Badge $tone="leaf">
            <AsWritten>{one.label}</AsWritten>
          </Badge>
          {one.is_default === 1 && <Badge $tone="marigold">{say('default')}</Badge>}
        </Marks>
        <Acts>
          <IconButton
            name={say('editNamed', { label: one.label })}
            icon={<Pencil size={18} aria-hidden="true" />}
            onClick={() => void navigate(editing(one))}
          />
          <IconButton
            name={say('deleteNamed', { label: one.label })}
            icon={<Trash2 size={19} aria-hidden="true" />}
            isDanger
            onClick={onDelete}
          />
        </Acts>
      </Head>
      <h2 style={{ fontSize: '1.0625rem' }}>
        <AsWritten>{one.name}</AsWritten>
      </h2>
      <Line>
        <MapPin size={17} aria-hidden="true" />
        <AsWritten>{[one.details, one.thana, ...place].filter(Boolean).join(', ')}</AsWritten>
      </Line>
      <Line>
        <Phone size={17} aria-hidden="true" />
        {[one.mobile1, one.mobile2].filter(Boolean).join(', ')}
      </Line>
      {one.is_default === 0 && (
        <div>
          <Button
            kind="plain"
            size="small"
            onClick={onDefault}
            aria-label={say('makeDefaultNamed', { label: one.label })}
          >
            {say('makeDefault')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

export function AddressBook() {
  const asked = useSearchParams()[0].get('edit');
  // The list and the form of one address take each other's place on one path: each begins like a page.
  useStartOfPage(asked);
  const say = useText(addressMessages);
  const sayShared = useText(sharedMessages);
  const { answer, reload, show } = useCall(getAllAddress, {});
  const { send } = useSend(deleteAddress);
  const { send: sendDefault } = useSend(defaultAddress);
  type Result = Awaited<ReturnType<typeof send>>;
  const tell = (result: Result, done: string) => {
    if (result.ok && result.answer.status === 200) showToast('success', result.answer.message ?? done);
    else {
      const message = result.ok ? result.answer.message : result.message;
      showToast('error', message || sayShared('somethingWrong'), { title: sayShared('error') });
    }
  };
  const makeDefault = async (one: AddressData) => {
    show((now) => ({
      ...now,
      address: now.address.map((each) => ({ ...each, is_default: each.id === one.id ? 1 : 0 })),
    }));
    tell(await sendDefault({ params: { id: String(one.id) } }), say('isDefault'));
    await reload();
  };
  const remove = async (one: AddressData) => {
    const isSure = await confirm({
      title: say('sure'),
      text: say('deleteText', { label: one.label }),
      yes: say('delete'),
      isDangerous: true,
    });
    if (!isSure) return;
    show((now) => ({ ...now, address: now.address.filter(({ id }) => id !== one.id) }));
    tell(await send({ params: { id: String(one.id) } }), say('deleted'));
    await reload();
  };
  if (!answer) return <RowsSkeleton rows={3} />;
  if (answer.address.length === 0) {
    return (
      <EmptyState title={say('empty')} text={say('emptyText')} icon={<MapPinHouse size={40} strokeWidth={1.5} />}>
        <ButtonLink to={paths.accountAddAddress}>{say('add')}</ButtonLink>
      </EmptyState>
    );
  }
  const edited = answer.address.find(({ id }) => String(id) === asked);
  if (edited) return <AddressFormCard key={edited.id} kept={edited} />;
  return (
    <Grid>
      {answer.address.map((one) => (
        <AddressCard key={one.id} one={one} onDelete={() => void remove(one)} onDefault={() => void makeDefault(one)} />
      ))}
    </Grid>
  );
}
