/** The places of the shopper's own addresses, each once. */
import { MapPinHouse } from 'lucide-react';
import styled from 'styled-components';
import { getAllAddress } from '../../../../contract/addresses';
import { useCall } from '../../../../frontend/api/useCall';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { placeOf, type Place } from '../../app/session/place';
import { AsWritten } from '../../ui/AsWritten';
import { Button } from '../../ui/Button';
import { placeSheetMessages } from './messages';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 6px;
`;
const MOST = 4;

export function SavedPlaces({ onPick }: { onPick: (place: Place) => void }) {
  const say = useText(placeSheetMessages);
  const { nameOf } = useFormats();
  const { answer } = useCall(getAllAddress, {}, { isQuiet: true });
  const known = new Map((answer?.address ?? []).map((each) => [String(each.upazila_id), each]));
  if (known.size === 0) return null;
  return (
    <section aria-label={say('saved')}>
      <b>{say('saved')}</b>
      <Row>
        {[...known.values()].slice(0, MOST).map((each) => {
          const place = placeOf(each);
          return (
            <li key={each.id}>
              <Button
                kind="quiet"
                size="small"
                icon={<MapPinHouse size={16} aria-hidden="true" />}
                onClick={() => onPick(place)}
              >
                <span>
                  <AsWritten>{each.label}</AsWritten>: {nameOf(place.upazila)}, {nameOf(place.district)}
                </span>
              </Button>
            </li>
          );
        })}
      </Row>
    </section>
  );
}
