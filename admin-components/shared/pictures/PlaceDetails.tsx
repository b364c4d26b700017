'use client';
/** What each filled slide or banner leads to, what it shows and when, with a form to change it. */
import { Pencil } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { savePicturePlace, type PicturePlaceShape } from '../../../contract/picturePlaces';
import { longestAlt } from '../../../domain/site/slotPictures';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { linkWords } from '../../messages/links';
import { sharedWords } from '../../messages/shared';
import { Dialog } from '../dialogs/Dialog';
import { TextField } from '../form/TextField';
import { useFields } from '../form/useFields';
import { useSubmit } from '../form/useSubmit';
import { linkOf, sentLink } from '../links/linkForm';
import { LinkFields, PeriodFields } from '../links/LinkFields';
import { PeriodBadge, useKeptWords } from '../links/useKeptWords';
import { Button } from '../page/Button';
import { Facts } from '../page/Facts';
import { Panel } from '../page/Panel';

type Place = PicturePlaceShape;
type Props = { places: readonly Place[]; names: readonly string[]; onChanged: () => Promise<void> };

export function PlaceDetails({ places, names, onChanged }: Props) {
  const say = useText(linkWords);
  const language = useLanguage();
  const words = useKeptWords();
  const [edited, setEdited] = useState<{ place: Place; name: string } | null>(null);
  const filled = places.flatMap((place, index) => (place.image ? [{ place, name: names[index] ?? '' }] : []));
  return (
    <Panel title={say('details')}>
      {filled.length === 0 && <p className="haat-field__hint">{say('noPictures')}</p>}
      <ul className="haat-places">
        {filled.map(({ place, name }) => (
          <li key={place.name} className="haat-places__one">
            <img src={place.image ?? ''} alt="" className="haat-places__picture" />
            <div className="haat-places__words">
              <h3 className="haat-form__heading">
                {name} <PeriodBadge state={place.period} />
              </h3>
              <Facts
                items={[
                  { name: say('leadsTo'), value: words.link(place) },
                  { name: say('period'), value: words.period(place) },
                  {
                    name: say('description'),
                    value: (language === 'bn' ? place.alt_bn || place.alt : place.alt || place.alt_bn) || say('noAlt'),
                  },
                ]}
              />
            </div>
            <Button aria-label={say('changeOf', { name })} onClick={() => setEdited({ place, name })}>
              <Pencil size={16} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
        title={edited ? say('changeOf', { name: edited.name }) : ''}
      >
        {edited && (
          <PlaceForm
            place={edited.place}
            onSaved={async () => {
              setEdited(null);
              await onChanged();
            }}
          />
        )}
      </Dialog>
    </Panel>
  );
}

function PlaceForm({ place, onSaved }: { place: Place; onSaved: () => Promise<void> }) {
  const say = useText(linkWords);
  const shared = useText(sharedWords);
  const form = useFields({ alt: place.alt, alt_bn: place.alt_bn, ...linkOf(place, useLanguage()) });
  const { submit, isPending } = useSubmit(savePicturePlace, form);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { alt, alt_bn, ...link } = form.values;
    if (await submit({ params: { name: place.name }, values: { alt, alt_bn, ...sentLink(link) } })) await onSaved();
  };
  return (
    <form className="haat-form" onSubmit={(event) => void save(event)} noValidate>
      <LinkFields form={form} />
      <TextField label={say('alt')} hint={say('altHint')} maxLength={longestAlt} {...form.field('alt')} />
      <TextField label={say('altBn')} maxLength={longestAlt} lang="bn" {...form.field('alt_bn')} />
      <PeriodFields form={form} />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {shared('save')}
        </Button>
      </div>
    </form>
  );
}
