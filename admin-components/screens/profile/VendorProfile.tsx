'use client';
/** A vendor's own record as approved. Changes are requested from an admin. */
import { FilePenLine, Store } from 'lucide-react';
import type { z } from 'zod';
import { getAuthVendor, type vendorShape } from '../../../contract/vendors';
import { productType } from '../../../domain/catalogue/productType';
import type { Choices } from '../../../domain/fields/declare';
import { vendorFields } from '../../../domain/vendors/fields';
import { profileChangeWords } from '../../messages/profileChanges';
import { profileWords } from '../../messages/profile';
import { screenAddress, shopPath } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { ErrorState } from '../../shared/page/ErrorState';
import { Facts } from '../../shared/page/Facts';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { usePlaceName } from '../../shared/places/usePlaceName';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { Thumb } from '../../shared/page/Thumb';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

type Vendor = z.output<typeof vendorShape>;

export function VendorProfile() {
  const say = useText(profileWords);
  const change = useText(profileChangeWords);
  const { answer, failure, isLoading, reload } = useCall(getAuthVendor, {});
  return (
    <>
      <PageHeader
        title={say('title')}
        {...(answer ? { badge: <Thumb src={answer.vendor.image} alt="" size={40} isRound /> } : {})}
      >
        <LinkButton kind="primary" href={screenAddress('profile-change')}>
          <FilePenLine size={16} aria-hidden />
          {change('ask')}
        </LinkButton>
        {answer?.shop && (
          <LinkButton newTab href={`${shopPath}/shop/${encodeURIComponent(answer.shop.slug)}`}>
            <Store size={16} aria-hidden />
            {say('visitShop')}
          </LinkButton>
        )}
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && (
        <div className="haat-grid">
          <Personal vendor={answer.vendor} />
          <Business vendor={answer.vendor} />
        </div>
      )}
    </>
  );
}

/** The name of a choice in the reader's language; a stored value that is no longer offered is shown as it is. */
function useChosen() {
  const pair = usePair();
  return (choices: Choices, value: string): string => (choices[value] ? pair(choices[value]) : value);
}

function Personal({ vendor }: { vendor: Vendor }) {
  const say = useText(profileWords);
  const { day } = useFormats();
  const placeName = usePlaceName();
  const chosen = useChosen();
  return (
    <Panel title={say('personal')}>
      <Facts
        items={[
          { name: say('name'), value: vendor.name },
          { name: say('mobile'), value: vendor.mobile },
          { name: say('email'), value: vendor.email },
          { name: say('birthdate'), value: day(vendor.birthdate.slice(0, 10)) },
          { name: say('nid'), value: vendor.nid },
          { name: say('gender'), value: chosen(vendorFields.gender.choices, vendor.gender) },
          { name: say('district'), value: placeName(vendor.district) },
          { name: say('upazila'), value: placeName(vendor.upazila) },
          { name: say('thana'), value: placeName(vendor.thana) },
          { name: say('postcode'), value: vendor.postcode },
          { name: say('address'), value: vendor.address },
        ]}
      />
    </Panel>
  );
}

function Business({ vendor }: { vendor: Vendor }) {
  const say = useText(profileWords);
  const chosen = useChosen();
  const placeName = usePlaceName();
  return (
    <Panel title={say('business')}>
      <Facts
        items={[
          { name: say('businessName'), value: vendor.business_name },
          {
            name: say('vendorType'),
            value: say(vendor.type === productType.grocery ? 'groceryVendor' : 'generalVendor'),
          },
          { name: say('businessType'), value: chosen(vendorFields.business_type.choices, vendor.business_type) },
          { name: say('tradeLicense'), value: vendor.trade_license },
          { name: say('bin'), value: vendor.bin },
          { name: say('businessDistrict'), value: placeName(vendor.business_district) },
          { name: say('businessUpazila'), value: placeName(vendor.business_upazila) },
          { name: say('thana'), value: placeName(vendor.business_thana) },
          { name: say('postcode'), value: vendor.business_postcode },
          { name: say('address'), value: vendor.business_address },
        ]}
      />
    </Panel>
  );
}
