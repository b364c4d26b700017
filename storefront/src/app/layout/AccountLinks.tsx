/** The entries of both account menus: the panel for staff and vendors, the account's pages, signing out. Fetched when one is opened. */
import { Link } from 'react-router-dom';
import { useText } from '../../../../frontend/messages/useText';
import { panelAddress, paths } from '../paths';
import { useSignOut } from '../session/useSignOut';
import { layoutMessages } from './layout.messages';
import { useAccountLinks, usePanelName } from './useAccountLinks';

/** `hasPlace`: among them the choice of the place, which has no other entry there. */
export function AccountLinks({ hasPlace = false, onLeave }: { hasPlace?: boolean; onLeave: () => void }) {
  const say = useText(layoutMessages);
  const own = useAccountLinks();
  const place = { to: paths.locationSet, name: say('location') };
  const links = hasPlace ? [...own.slice(0, 3), place, ...own.slice(3)] : own;
  const panelName = usePanelName();
  const signOut = useSignOut();
  return (
    <>
      {panelName && (
        <li>
          <a href={panelAddress}>{panelName}</a>
        </li>
      )}
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to} onClick={onLeave}>
            {link.name}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => void signOut()}>
          {say('logOut')}
        </button>
      </li>
    </>
  );
}
