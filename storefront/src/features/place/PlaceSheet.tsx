/** Asks for the delivery place over the page: from below on a phone, in the middle on a desktop. */
import { LocateFixed } from 'lucide-react';
import styled from 'styled-components';
import { getAllPlaces } from '../../../../contract/places';
import { useCall } from '../../../../frontend/api/useCall';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import type { AskedPlace } from '../../app/session/askPlace';
import { storedPlace, type Place } from '../../app/session/place';
import { writeStored } from '../../app/session/storage';
import { useIsSignedIn, usePlace } from '../../app/session/useStored';
import { sharedMessages } from '../../i18n/shared.messages';
import { shoppingMessages } from '../../shopping/shopping.messages';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { RowsSkeleton } from '../../ui/Skeleton';
import { showToast } from '../../ui/toast';
import { placeSheetMessages } from './messages';
import { PlacePicker } from './PlacePicker';
import { SavedPlaces } from './SavedPlaces';
import { usePicker, type Area, type District } from './usePicker';
import { usePosition } from './usePosition';

const Parts = styled.div`
  display: grid;
  gap: 12px;
`;
const Why = styled.p`
  color: var(--ink-2);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
const none: readonly District[] = [];
const named = ({ id, name, name_bn }: District | Area) => ({ id: String(id), name, name_bn });

/** Why it is asked, and the present choice. */
function Reason({ reason }: Pick<AskedPlace, 'reason'>) {
  const say = useText(placeSheetMessages);
  const sayShopping = useText(shoppingMessages);
  const sayShared = useText(sharedMessages);
  const { nameOf } = useFormats();
  const place = usePlace();
  const area = place ? nameOf(place.upazila) : '';
  return (
    <>
      {reason === 'cart' && (
        <Notice tone="warn">
          <b>{sayShared('important')}</b> {sayShopping('setLocationFirst')}
        </Notice>
      )}
      <Why>{reason === 'elsewhere' ? say('elsewhere', { area }) : say(reason)}</Why>
      {place && <b>{say('now', { area, district: nameOf(place.district) })}</b>}
    </>
  );
}

export function PlaceSheet({ asked }: { asked: AskedPlace }) {
  const say = useText(placeSheetMessages);
  const sayShared = useText(sharedMessages);
  const { nameOf } = useFormats();
  const isSignedIn = useIsSignedIn();
  const { answer, failure, reload } = useCall(getAllPlaces, {}, { isQuiet: true });
  const choose = (place: Place) => {
    writeStored(storedPlace(place));
    if (asked.reason !== 'cart') {
      showToast('success', say('done', { area: nameOf(place.upazila), district: nameOf(place.district) }));
    }
    asked.answer(true);
  };
  const districts = answer?.district ?? none;
  const picker = usePicker(districts, (district, area) => choose({ district: named(district), upazila: named(area) }));
  const position = usePosition(districts, picker.show);
  const { state } = position;
  return (
    <Dialog
      isOpen
      onClose={() => asked.answer(false)}
      onEscape={(event) => picker.back() && event.preventDefault()}
      title={say('title')}
      side="sheet"
    >
      <Parts>
        <Reason reason={asked.reason} />
        {isSignedIn && <SavedPlaces onPick={choose} />}
        <Ways>
          <Button
            kind="quiet"
            size="small"
            icon={<LocateFixed size={18} aria-hidden="true" />}
            isBusy={state === 'locating'}
            busyText={say('locating')}
            disabled={districts.length === 0}
            onClick={position.locate}
          >
            {say('position')}
          </Button>
          {(asked.reason === 'page' || asked.reason === 'around') && (
            <Button kind="plain" size="small" onClick={() => asked.answer(false)}>
              {say('lookAround')}
            </Button>
          )}
        </Ways>
        <div role="status">
          {state === 'near' && picker.district && (
            <Notice tone="good">{say('near', { district: nameOf(picker.district) })}</Notice>
          )}
          {(state === 'denied' || state === 'unavailable' || state === 'abroad') && (
            <Notice tone="warn">{say(state)}</Notice>
          )}
        </div>
        {answer && <PlacePicker picker={picker} />}
        {!answer && !failure && <RowsSkeleton rows={6} />}
        {!answer && failure && (
          <Notice tone="danger" isAlert>
            {failure.message || sayShared('somethingWrong')}{' '}
            <Button kind="plain" size="small" onClick={() => void reload()}>
              {sayShared('tryAgain')}
            </Button>
          </Notice>
        )}
      </Parts>
    </Dialog>
  );
}
