/** The page of a new address. */
import { useStartPlace } from '../../shopping/useStartPlace';
import { AddressFormCard } from './AddressFormCard';

export function AddAddress() {
  return <AddressFormCard start={useStartPlace()} />;
}
