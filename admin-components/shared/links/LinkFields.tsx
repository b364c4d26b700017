'use client';
/** The link of a record and the period in which it is shown. */
import { isRecordKind, linkKinds, longestLink } from '../../../domain/links/link';
import type { Fields } from '../../../frontend/forms/useFields';
import { useText } from '../../../frontend/messages/useText';
import { linkWords } from '../../messages/links';
import { SelectField } from '../form/SelectField';
import { TextField } from '../form/TextField';
import type { LinkValues } from './linkForm';
import { RecordPicker } from './RecordPicker';

/** The part of a form's state that these fields need. */
type LinkForm = {
  values: LinkValues;
  errors: Fields<LinkValues>['errors'];
  field: Fields<LinkValues>['field'];
  set: (change: Partial<LinkValues>) => void;
};

export function LinkFields({ form }: { form: LinkForm }) {
  const say = useText(linkWords);
  const { values } = form;
  const kind = values.link_kind;
  return (
    <>
      <SelectField
        label={say('leadsTo')}
        placeholder={null}
        {...form.field('link_kind')}
        onChange={(link_kind) => form.set({ link_kind, link_record: '', link_name: '' })}
        choices={linkKinds.map((value) => ({ value, label: say(value) }))}
      />
      {isRecordKind(kind) && (
        <RecordPicker
          key={kind}
          kind={kind}
          value={values.link_record}
          name={values.link_name}
          errors={form.errors['link_record'] ?? []}
          onChoose={(link_record, link_name) => form.set({ link_record, link_name })}
        />
      )}
      {kind === 'address' && (
        <TextField
          label={say('addressLabel')}
          hint={say('addressHint')}
          isRequired
          inputMode="url"
          maxLength={longestLink}
          {...form.field('link_address')}
        />
      )}
    </>
  );
}

export function PeriodFields({ form }: { form: LinkForm }) {
  const say = useText(linkWords);
  return (
    <div className="haat-form__pair">
      <TextField label={say('from')} type="datetime-local" hint={say('fromHint')} {...form.field('starts_at')} />
      <TextField label={say('until')} type="datetime-local" hint={say('untilHint')} {...form.field('ends_at')} />
    </div>
  );
}
