'use client';
/** Adds an announcement, or changes one. */
import { useState, type FormEvent } from 'react';
import { announcementCreate, announcementUpdate, type AnnouncementShape } from '../../../contract/announcements';
import { announcementPlaces, announcementTones, longestAnnouncement } from '../../../domain/announcements/kinds';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { announcementWords } from '../../messages/links';
import { SelectField } from '../../shared/form/SelectField';
import { SwitchField } from '../../shared/form/SwitchField';
import { TextArea } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { blankLink, linkOf, sentLink } from '../../shared/links/linkForm';
import { LinkFields, PeriodFields } from '../../shared/links/LinkFields';
import { DraftActions } from '../../shared/page/DraftActions';
import { LivePreview } from '../../shared/preview/LivePreview';
import { AreaFields } from './AreaFields';

type Props = { row: AnnouncementShape | null; onSaved: () => Promise<void> };

const blank = {
  text: '',
  text_bn: '',
  tone: 'info',
  shown_on: 'everywhere',
  active: true,
  districts: [] as string[],
  upazilas: [] as string[],
  ...blankLink,
};
const idsOf = (places: readonly { id: number | string }[]): string[] => places.map(({ id }) => String(id));

export function AnnouncementForm({ row, onSaved }: Props) {
  const say = useText(announcementWords);
  const language = useLanguage();
  const form = useFields<typeof blank>(
    row
      ? {
          text: row.text,
          text_bn: row.text_bn,
          tone: row.tone,
          shown_on: row.shown_on,
          active: row.active === 1,
          districts: idsOf(row.districts),
          upazilas: idsOf(row.upazilas),
          ...linkOf(row, language),
        }
      : blank,
  );
  const adding = useSubmit(announcementCreate, form);
  const changing = useSubmit(announcementUpdate, form);
  const [isDraft, setDraft] = useState(false);
  const save = async (draft: 0 | 1) => {
    setDraft(draft === 1);
    const { active, ...rest } = form.values;
    const values = { ...sentLink(rest), active: active ? 1 : 0, draft };
    const done = row
      ? await changing.submit({ params: { id: String(row.id) }, values })
      : await adding.submit({ values });
    if (done) await onSaved();
  };
  const publish = (event: FormEvent) => {
    event.preventDefault();
    void save(0);
  };
  const isPending = adding.isPending || changing.isPending;
  return (
    <div className="haat-beside">
      <form className="haat-form" onSubmit={publish} noValidate>
        <TextArea label={say('text')} isRequired rows={2} maxLength={longestAnnouncement} {...form.field('text')} />
        <TextArea
          label={say('textBn')}
          isRequired
          rows={2}
          lang="bn"
          maxLength={longestAnnouncement}
          {...form.field('text_bn')}
        />
        <div className="haat-form__pair">
          <SelectField
            label={say('tone')}
            placeholder={null}
            {...form.field('tone')}
            choices={announcementTones.map((value) => ({ value, label: say(value) }))}
          />
          <SelectField
            label={say('shownOn')}
            placeholder={null}
            {...form.field('shown_on')}
            choices={announcementPlaces.map((value) => ({ value, label: say(value) }))}
          />
        </div>
        <AreaFields form={form} />
        <LinkFields form={form} />
        <PeriodFields form={form} />
        <SwitchField label={say('active')} {...form.field('active')} />
        <DraftActions pending={isPending ? (isDraft ? 'draft' : 'publish') : null} onDraft={() => void save(1)} />
      </form>
      <LivePreview path={`/announcement-preview/${row?.id ?? 'new'}`} values={form.values} />
    </div>
  );
}
