/** The shopper's district and area. */
import { MapPin } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { getAllDistrict, getDistrictUpazila } from '../../../contract/places';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { storedPlace, type PlaceName } from '../app/session/place';
import { writeStored } from '../app/session/storage';
import { readUnfinished } from '../app/session/unfinished';
import { useCameFrom } from '../app/session/useGuards';
import { usePlace } from '../app/session/useStored';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { Button } from '../ui/Button';
import { Select } from '../ui/Field';
import { PageHeading } from '../ui/PageHeading';
import { showToast } from '../ui/toast';
import { locationMessages } from './location.messages';

export const preload = () => [ask(getAllDistrict, {})];

const Sheet = styled.div`
  max-width: 560px;
`;
const Current = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 16px;
  padding: 12px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--leaf-soft);
  svg {
    flex: none;
    color: var(--leaf);
  }
  div {
    flex: 1;
    line-height: 1.35;
  }
  small {
    color: var(--ink-2);
  }
  b {
    display: block;
    font-weight: 600;
  }
`;
const Form = styled.form`
  display: grid;
  gap: 16px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
`;

function CurrentPlace() {
  const say = useText(locationMessages);
  const { nameOf } = useFormats();
  const place = usePlace();
  const remove = () => {
    writeStored({ district: null, upazila: null, place: null });
    showToast('success', say('removed'));
  };
  return (
    <Current>
      <MapPin size={24} aria-hidden="true" />
      <div>
        <small>{say('current')}</small>
        <b>{place ? `${nameOf(place.upazila)}, ${nameOf(place.district)}` : say('none')}</b>
      </div>
      {place && (
        <Button kind="danger" size="small" onClick={remove}>
          {say('remove')}
        </Button>
      )}
    </Current>
  );
}

type Named = { id: string | number; name: string; name_bn: string };
const named = ({ id, name, name_bn }: Named): PlaceName => ({ id: String(id), name, name_bn });
const byId = <T extends Named>(list: readonly T[] | undefined, id: string): T | undefined =>
  list?.find((one) => String(one.id) === id);

/** Where to go after the place is set: back to the page that asked for it, else home. */
function useLeave(): () => void {
  const navigate = useNavigate();
  const from = useCameFrom() ?? readUnfinished()?.from ?? null;
  return () => void navigate(from ?? paths.home, { replace: from !== null });
}

function PlaceForm() {
  const say = useText(locationMessages);
  const { nameOf } = useFormats();
  const leave = useLeave();
  const [districtId, setDistrictId] = useState('');
  const [areaId, setAreaId] = useState('');
  const { answer: districts } = useCall(getAllDistrict, {});
  const areas = useCall(getDistrictUpazila, districtId ? { params: { districtId } } : null);
  const list = areas.answer?.upazila;
  const choice = (one: Named) => ({ value: String(one.id), label: nameOf(one) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const district = byId(districts?.district, districtId);
    const area = byId(list, areaId);
    if (!district || !area) {
      showToast('warning', say('both'));
      return;
    }
    writeStored(storedPlace({ district: named(district), upazila: named(area) }));
    showToast('success', say('done', { area: nameOf(area), district: nameOf(district) }));
    leave();
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Select
        label={say('district')}
        name="district"
        placeholder={say('chooseDistrict')}
        value={districtId}
        choices={(districts?.district ?? []).map(choice)}
        onChange={(event) => {
          setDistrictId(event.target.value);
          setAreaId('');
        }}
      />
      <Select
        label={say('area')}
        name="upazila"
        placeholder={say('chooseArea')}
        value={areaId}
        disabled={!list}
        choices={(list ?? []).map(choice)}
        onChange={(event) => setAreaId(event.target.value)}
      />
      <Button type="submit" size="large">
        {say('set')}
      </Button>
    </Form>
  );
}

export function Page() {
  const say = useText(locationMessages);
  useHead({ title: say('title'), description: say('text') });
  return (
    <Sheet>
      <PageHeading title={say('heading')} text={say('text')} />
      <CurrentPlace />
      <PlaceForm />
    </Sheet>
  );
}
