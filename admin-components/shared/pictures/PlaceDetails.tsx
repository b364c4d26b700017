'use client';
/** Link, alternative texts and period of each filled slide or banner, with a form to change them. */
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { PicturePlaceShape } from '../../../contract/picturePlaces';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { draftWords } from '../../messages/drafts';
import { linkWords } from '../../messages/links';
import { panelPath } from '../../routes';
import { DraftBadge } from '../badges/DraftBadge';
import { Dialog } from '../dialogs/Dialog';
import { PeriodBadge, useKeptWords } from '../links/useKeptWords';
import { Button } from '../page/Button';
import { Facts } from '../page/Facts';
import { LinkButton } from '../page/LinkButton';
import { Panel } from '../page/Panel';
import { PlaceForm } from './PlaceForm';

type Place = PicturePlaceShape;
type Props = {
  places: readonly Place[];
  names: readonly string[];
  onChanged: () => Promise<void>;
  /** Asks, and removes what was never published; false if nothing was removed. */
  onDiscard: (slot: string, name: string) => Promise<boolean>;
};

export function PlaceDetails({ places, names, onChanged, onDiscard }: Props) {
  const say = useText(linkWords);
  const drafts = useText(draftWords);
  const language = useLanguage();
  const words = useKeptWords();
  const [edited, setEdited] = useState<{ place: Place; name: string } | null>(null);
  const filled = places.flatMap((place, index) =>
    place.image || place.draft ? [{ place, latest: place.draft ?? place, name: names[index] ?? '' }] : [],
  );
  return (
    <Panel title={say('details')}>
      {filled.length === 0 && <p className="haat-field__hint">{say('noPictures')}</p>}
      <ul className="haat-places">
        {filled.map(({ place, latest, name }) => (
          <li key={place.name} className="haat-places__one">
            {latest.image ? <img src={latest.image} alt="" className="haat-places__picture" /> : <span />}
            <div className="haat-places__words">
              <h3 className="haat-form__heading">
                {name} <DraftBadge state={place.draft ? (place.image ? 'changed' : 'draft') : 'published'} />{' '}
                {place.image && <PeriodBadge state={place.period} />}
              </h3>
              <Facts
                items={[
                  { name: say('leadsTo'), value: words.link(latest) },
                  { name: say('period'), value: words.period(latest) },
                  {
                    name: say('description'),
                    value:
                      (language === 'bn' ? latest.alt_bn || latest.alt : latest.alt || latest.alt_bn) || say('noAlt'),
                  },
                ]}
              />
              <div className="haat-places__actions">
                <LinkButton
                  isSmall
                  newTab
                  href={`/multi-vendor/picture-preview/${place.name}${language === 'bn' ? '?lang=bn' : ''}`}
                  label={drafts('previewOf', { name })}
                >
                  {drafts('preview')}
                </LinkButton>
                {!place.image && (
                  <Button
                    isSmall
                    kind="danger"
                    aria-label={drafts('discardOf', { name })}
                    onClick={() => void onDiscard(place.name, name)}
                  >
                    {drafts('discard')}
                  </Button>
                )}
                {place.record !== null && (
                  <LinkButton
                    isSmall
                    href={`${panelPath}/collections/picture-places/${place.record}`}
                    label={drafts('versionsOf', { name })}
                  >
                    {drafts('versions')}
                  </LinkButton>
                )}
              </div>
            </div>
            <Button aria-label={say('changeOf', { name })} onClick={() => setEdited({ place, name })}>
              <Pencil size={16} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        isWide
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
