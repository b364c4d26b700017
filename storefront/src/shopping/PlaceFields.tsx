/** A district, then one of its upazilas or city thanas. Values are ids; nine upazila names occur in two districts. */
import { getAllDistrict, getDistrictUpazila } from '../../../contract/places';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { Select } from '../ui/Field';
import { placeMessages } from './places.messages';

export type PlaceFieldsProps = {
  district: string;
  upazila: string;
  onChange: (place: { district: string; upazila: string }) => void;
  errors?: { district?: readonly string[] | undefined; upazila?: readonly string[] | undefined };
  isRequired?: boolean;
};

type Named = { id: string | number; name: string; name_bn: string };

export function PlaceFields({ district, upazila, onChange, errors = {}, isRequired = false }: PlaceFieldsProps) {
  const say = useText(placeMessages);
  const { nameOf } = useFormats();
  const { answer: districts } = useCall(getAllDistrict, {});
  const { answer: upazilas, isLoading } = useCall(
    getDistrictUpazila,
    district === '' ? null : { params: { districtId: district } },
  );
  const choicesOf = (places: readonly Named[] | undefined) =>
    (places ?? []).map((place) => ({ value: String(place.id), label: nameOf(place) }));
  return (
    <>
      <Select
        label={say('district')}
        placeholder={say('chooseDistrict')}
        choices={choicesOf(districts?.district)}
        value={district}
        errors={errors.district}
        isRequired={isRequired}
        onChange={(event) => onChange({ district: event.target.value, upazila: '' })}
      />
      <Select
        label={say('upazila')}
        placeholder={district === '' ? say('districtFirst') : isLoading ? say('fetching') : say('chooseUpazila')}
        choices={choicesOf(upazilas?.upazila)}
        value={upazila}
        disabled={district === ''}
        errors={errors.upazila}
        isRequired={isRequired}
        onChange={(event) => onChange({ district, upazila: event.target.value })}
      />
    </>
  );
}
