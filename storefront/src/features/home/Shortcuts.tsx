/** Well-known categories that are still to come: below everything on sale, and moved only by the shopper. */
import styled from 'styled-components';
import { useText } from '../../../../frontend/messages/useText';
import { Kept } from '../../app/kept/Kept';
import { DisabledTile } from '../../shopping/DisabledTile';
import { Carousel } from '../../ui/Carousel';
import { homeMessages } from './messages';

const Frame = styled.div`
  margin-top: 28px;
`;

const shortcuts = ['shoe', 'girls', 'vegetable', 'oil', 'herbs', 'appliances'] as const;

export function Shortcuts() {
  const say = useText(homeMessages);
  return (
    <Kept by={['shortcuts']}>
      <Frame>
        <Carousel
          label={say('shortcuts')}
          shown={{ mobile: 2, tablet: 4, desktop: 5 }}
          items={shortcuts.map((kind) => ({ key: kind, content: <DisabledTile name={say(kind)} kind={kind} /> }))}
        />
      </Frame>
    </Kept>
  );
}
