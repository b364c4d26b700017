/** Where a returned product is sent. */
import styled from 'styled-components';
import { useText } from '../../../../frontend/messages/useText';
import { AsWritten } from '../../ui/AsWritten';
import { Facts } from '../../ui/Facts';
import { returnMessages } from './messages';

const Where = styled.div`
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-left: 4px solid var(--leaf);
  border-radius: var(--radius);
  background: var(--sunk);
  h3 {
    margin-bottom: 8px;
  }
`;

export type ReturnAddress = {
  name: string;
  business_thana: string;
  business_upazila: string;
  business_district: string;
  postcode: string;
  business_address: string;
  mobile: string;
};

export function VendorAddress({ address }: { address: ReturnAddress }) {
  const say = useText(returnMessages);
  return (
    <Where>
      <h3>{say('vendorAddress')}</h3>
      <Facts
        facts={[
          [say('name'), <AsWritten key="name">{address.name}</AsWritten>],
          [say('thana'), <AsWritten key="thana">{address.business_thana}</AsWritten>],
          [say('upazila'), address.business_upazila],
          [say('district'), address.business_district],
          [say('postcode'), address.postcode],
          [say('address'), <AsWritten key="address">{address.business_address}</AsWritten>],
          [say('mobile'), address.mobile],
        ]}
      />
    </Where>
  );
}
