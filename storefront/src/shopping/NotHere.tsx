/** Instead of adding, for a grocery of another area: says that it cannot come, and offers to choose another place. */
import { useText } from '../../../frontend/messages/useText';
import { askPlace } from '../app/session/askPlace';
import { Button } from '../ui/Button';
import { shoppingMessages } from './shopping.messages';

export function NotHere({ name }: { name: string }) {
  const say = useText(shoppingMessages);
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={say('notHereNamed', { name })}
      onClick={() => void askPlace('elsewhere')}
    >
      {say('notHere')}
    </Button>
  );
}
