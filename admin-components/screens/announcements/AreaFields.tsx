'use client';
/** The districts and areas an announcement is for. */
import { useText } from '../../../frontend/messages/useText';
import { announcementWords } from '../../messages/links';
import { SearchSelect } from '../../shared/form/SearchSelect';
import type { Fields } from '../../shared/form/useFields';
import { usePlaceChoices } from '../../shared/places/usePlaceChoices';

type Areas = { districts: string[]; upazilas: string[] };
/** The part of a form's state that these fields need. */
type AreaForm = { values: Areas; errors: Fields<Areas>['errors']; set: (change: Partial<Areas>) => void };

export function AreaFields({ form }: { form: AreaForm }) {
  const say = useText(announcementWords);
  const places = usePlaceChoices();
  return (
    <>
      <SearchSelect
        isMany
        label={say('districts')}
        hint={say('areasHint')}
        disabled={!places}
        choices={places?.districts ?? []}
        name="districts"
        errors={form.errors['districts'] ?? []}
        value={places ? form.values.districts : []}
        onChange={(value) => form.set({ districts: value })}
      />
      <SearchSelect
        isMany
        label={say('upazilas')}
        disabled={!places}
        choices={places?.upazilas ?? []}
        name="upazilas"
        errors={form.errors['upazilas'] ?? []}
        value={places ? form.values.upazilas : []}
        onChange={(value) => form.set({ upazilas: value })}
      />
    </>
  );
}
