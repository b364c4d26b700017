/** The panel of the account menus: its entries are fetched before it opens. */
import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePopover, type Popover } from '../../ui/usePopover';
import { paths } from '../paths';

const loadLinks = async () => ({ default: (await import('./AccountLinks')).AccountLinks });
export const AccountLinks = lazy(loadLinks);

export function useAccountMenu(): Popover & { fetchAhead: () => void } {
  const menu = usePopover();
  const navigate = useNavigate();
  const open = () =>
    // The account's page has the same entries, or says what is wrong.
    loadLinks().then(menu.open, () => void navigate(paths.account));
  return {
    ...menu,
    toggle: () => (menu.isOpen ? menu.close() : void open()),
    fetchAhead: () => void loadLinks().catch(() => undefined),
  };
}
