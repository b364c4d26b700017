/** The entries of the account menus for the signed-in person. */
import { accountMessages } from './account.messages';
import { useText } from '../../../../frontend/messages/useText';
import { paths } from '../paths';
import { useStored } from '../session/useStored';

const panelRoles = ['admin', 'subadmin', 'vendor', 'incharge', 'editor'] as const;
type PanelRole = (typeof panelRoles)[number];

const isPanelRole = (role: string | null): role is PanelRole =>
  (panelRoles as readonly (string | null)[]).includes(role);

type AccountLink = { to: string; name: string };

/** The name of the caller's panel, or null for a customer. */
export function usePanelName(): string | null {
  const say = useText(accountMessages);
  const role = useStored('auth_role');
  return isPanelRole(role) ? say(role) : null;
}

export function useAccountLinks(): AccountLink[] {
  const say = useText(accountMessages);
  return [
    { to: paths.account, name: say('myAccount') },
    { to: paths.accountEdit, name: say('manageAccount') },
    { to: paths.accountFavorite, name: say('myFavorite') },
    { to: paths.release, name: say('releaseNote') },
  ];
}
