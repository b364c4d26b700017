'use client';
/** Districts or areas in one of the CMS's own forms: by their names in the language of the panel, an area with its district. */
import { useField } from '@payloadcms/ui';
import type { RelationshipFieldClientComponent } from 'payload';
import type { Id } from '../../domain/ids';
import { useText } from '../../frontend/messages/useText';
import { announcementWords } from '../messages/links';
import { usePlaceChoices } from '../shared/places/usePlaceChoices';
import { SearchSelect } from '../shared/form/SearchSelect';

export const PlacesField: RelationshipFieldClientComponent = ({ field, path, readOnly }) => {
  const say = useText(announcementWords);
  const kind = field.name === 'districts' ? 'districts' : 'upazilas';
  const places = usePlaceChoices();
  const { value, setValue, disabled, showError, errorMessage } = useField<Id[]>({ path });
  return (
    <div className="field-type">
      <SearchSelect
        isMany
        label={say(kind)}
        {...(kind === 'districts' ? { hint: say('areasHint') } : {})}
        name={path}
        disabled={readOnly === true || disabled || !places}
        choices={places?.[kind] ?? []}
        value={places ? (value ?? []).map(String) : []}
        onChange={(chosen) => setValue(chosen.map((id) => places?.ids.get(id) ?? id))}
        errors={showError && errorMessage ? [errorMessage] : []}
      />
    </div>
  );
};
