/** Well-known categories that are still to come: below all there is to buy, and still until somebody moves it. */
import { Carrot, Droplets, Footprints, Leaf, Shirt, WashingMachine, type LucideIcon } from 'lucide-react';
import { useText } from '../../../../frontend/messages/useText';
import { DisabledTile } from '../../shopping/DisabledTile';
import { Carousel } from '../../ui/Carousel';
import { homeMessages } from './messages';

const shortcuts = [
  ['shoe', Footprints],
  ['girls', Shirt],
  ['vegetable', Carrot],
  ['oil', Droplets],
  ['herbs', Leaf],
  ['appliances', WashingMachine],
] as const satisfies readonly (readonly [string, LucideIcon])[];

export function Shortcuts() {
  const say = useText(homeMessages);
  return (
    <Carousel
      label={say('shortcuts')}
      shown={{ mobile: 2, tablet: 4, desktop: 5 }}
      items={shortcuts.map(([key, Icon]) => ({
        key,
        content: <DisabledTile name={say(key)} icon={<Icon size={28} strokeWidth={1.6} />} />,
      }))}
    />
  );
}
