'use client';
/** The districts and areas an announcement is for. */
import { getAllPlaces } from '../../../contract/places';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { announcementWords } from '../../messages/links';
import { SearchSelect } from '../../shared/form/SearchSelect';
import type { Fields } from '../../shared/form/useFields';

type Areas = { districts: string[]; upazilas: string[] };
/** The part of a form that these fields need, whatever else it has. */
type AreaForm = { values: Areas; errors: Fields<Areas>['errors']; set: (change: Partial<Areas>) => void };

export function AreaFields({ form }: { form: AreaForm }) {
  const say = useText(announcementWords);
  const { nameOf } = useFormats();
  const { answer } = useCall(getAllPlaces, {});
  const all = answer?.district ?? [];
  const districts = all.map((district) => ({ value: String(district.id), label: nameOf(district) }));
  // Several areas of different districts have the same name.
  const upazilas = all.flatMap((district) =>
    district.area.map((area) => ({ value: String(area.id), label: `${nameOf(area)}, ${nameOf(district)}` })),
  );
  return (
    <>
      <SearchSelect
        isMany
        label={say('districts')}
        hint={say('areasHint')}
        disabled={!answer}
        choices={districts}
        name="districts"
        errors={form.errors['districts'] ?? []}
        value={answer ? form.values.districts : []}
        onChange={(value) => form.set({ districts: value })}
      />
      <SearchSelect
        isMany
        label={say('upazilas')}
        disabled={!answer}
        choices={upazilas}
        name="upazilas"
        errors={form.errors['upazilas'] ?? []}
        value={answer ? form.values.upazilas : []}
        onChange={(value) => form.set({ upazilas: value })}
      />
    </>
  );
}
