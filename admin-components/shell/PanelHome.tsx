/** The panel's root address leads to the dashboard. */
import { redirect } from 'next/navigation';
import { screenAddress } from '../routes';

export function PanelHome(): never {
  redirect(screenAddress('dashboard'));
}
