/** The entries of both account menus: the panel for staff and vendors, the account's pages, signing out. */
import { Link } from 'react-router-dom';
import { useText } from '../../../../frontend/messages/useText';
import { panelAddress } from '../paths';
import { useSignOut } from '../session/useSignOut';
import { layoutMessages } from './layout.messages';
import { usePanelName, type AccountLink } from './useAccountLinks';

export function AccountLinks({ links, onLeave }: { links: AccountLink[]; onLeave: () => void }) {
  const say = useText(layoutMessages);
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
