'use client';
/** Adds an announcement, or changes one. */
import type { FormEvent } from 'react';
import { announcementCreate, announcementUpdate, type AnnouncementShape } from '../../../contract/announcements';
import { announcementPlaces, announcementTones, longestAnnouncement } from '../../../domain/announcements/kinds';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { announcementWords } from '../../messages/links';
import { sharedWords } from '../../messages/shared';
import { SelectField } from '../../shared/form/SelectField';
import { SwitchField } from '../../shared/form/SwitchField';
import { TextArea } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { blankLink, linkOf, sentLink } from '../../shared/links/linkForm';
import { LinkFields, PeriodFields } from '../../shared/links/LinkFields';
import { Button } from '../../shared/page/Button';

type Props = { row: AnnouncementShape | null; onSaved: () => Promise<void> };

const blank = { text: '', text_bn: '', tone: 'info', shown_on: 'everywhere', active: true, ...blankLink };

export function AnnouncementForm({ row, onSaved }: Props) {
  const say = useText(announcementWords);
  const shared = useText(sharedWords);
  const language = useLanguage();
  const form = useFields<typeof blank>(
    row
      ? {
          text: row.text,
          text_bn: row.text_bn,
          tone: row.tone,
          shown_on: row.shown_on,
          active: row.active === 1,
          ...linkOf(row, language),
        }
      : blank,
  );
  const adding = useSubmit(announcementCreate, form);
  const changing = useSubmit(announcementUpdate, form);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { text, text_bn, tone, shown_on, active, ...link } = form.values;
    const values = { text, text_bn, tone, shown_on, active: active ? 1 : 0, ...sentLink(link) };
    const done = row
      ? await changing.submit({ params: { id: String(row.id) }, values })
      : await adding.submit({ values });
    if (done) await onSaved();
  };
  return (
    <form className="haat-form" onSubmit={(event) => void save(event)} noValidate>
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
      <LinkFields form={form} />
      <PeriodFields form={form} />
      <SwitchField label={say('active')} {...form.field('active')} />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={adding.isPending || changing.isPending}>
          {shared('save')}
        </Button>
      </div>
    </form>
  );
}
