'use client';
/** Link, alternative texts and period of a slide or banner: saved as a draft, or published at once. */
import { useState, type FormEvent } from 'react';
import { savePicturePlace, type PicturePlaceShape } from '../../../contract/picturePlaces';
import { longestAlt } from '../../../domain/site/slotPictures';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { linkWords } from '../../messages/links';
import { TextField } from '../form/TextField';
import { useFields } from '../form/useFields';
import { useSubmit } from '../form/useSubmit';
import { linkOf, sentLink } from '../links/linkForm';
import { LinkFields, PeriodFields } from '../links/LinkFields';
import { DraftActions } from '../page/DraftActions';
import { LivePreview } from '../preview/LivePreview';

type Props = { place: PicturePlaceShape; onSaved: () => Promise<void> };

export function PlaceForm({ place, onSaved }: Props) {
  const say = useText(linkWords);
  const latest = place.draft ?? place;
  const form = useFields({ alt: latest.alt, alt_bn: latest.alt_bn, ...linkOf(latest, useLanguage()) });
  const { submit, isPending } = useSubmit(savePicturePlace, form);
  const [isDraft, setDraft] = useState(false);
  const save = async (draft: 0 | 1) => {
    setDraft(draft === 1);
    const { alt, alt_bn, ...link } = form.values;
    // The published version is the one in the form: with the picture of the draft.
    const values = { alt, alt_bn, ...sentLink(link), picture: latest.picture ?? '', draft };
    if (await submit({ params: { name: place.name }, values })) await onSaved();
  };
  return (
    <div className="haat-beside">
      <form
        className="haat-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save(0);
        }}
      >
        {latest.image && <img className="haat-places__picture" src={latest.image} alt="" />}
        <LinkFields form={form} />
        <TextField label={say('alt')} hint={say('altHint')} maxLength={longestAlt} {...form.field('alt')} />
        <TextField label={say('altBn')} maxLength={longestAlt} lang="bn" {...form.field('alt_bn')} />
        <PeriodFields form={form} />
        <DraftActions pending={isPending ? (isDraft ? 'draft' : 'publish') : null} onDraft={() => void save(1)} />
      </form>
      <LivePreview path={`/picture-preview/${place.name}`} values={form.values} />
    </div>
  );
}
