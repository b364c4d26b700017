/** The panel of the account menus: its entries are fetched before it opens. */
import { lazy, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePopover, type Popover } from '../../ui/usePopover';
import { paths } from '../paths';

const loadLinks = async () => ({ default: (await import('./AccountLinks')).AccountLinks });
export const AccountLinks = lazy(loadLinks);

type Menu = Pick<Popover, 'isOpen' | 'close' | 'frame'> & { opener: ComponentProps<'button'> };

/** `opener`: what the button needs that opens it. */
export function useAccountMenu(): Menu {
  const { isOpen, open, close, frame, button } = usePopover();
  const navigate = useNavigate();
  // The account's page has the same entries, or says what is wrong.
  const fetchAndOpen = () => loadLinks().then(open, () => void navigate(paths.account));
  const fetchAhead = () => void loadLinks().catch(() => undefined);
  const opener: Menu['opener'] = {
    ref: button,
    type: 'button',
    'aria-expanded': isOpen,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: () => (isOpen ? close() : void fetchAndOpen()),
  };
  return { isOpen, close, frame, opener };
}
