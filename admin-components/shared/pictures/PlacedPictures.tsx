'use client';
/** The pictures of an area of the shop, each in its place, with their links and periods. */
import type { ComponentProps } from 'react';
import { allPicturePlace, choosePicturePlace } from '../../../contract/picturePlaces';
import type { PictureArea } from '../../../domain/site/slotPictures';
import { useCall } from '../../../frontend/api/useCall';
import { useText } from '../../../frontend/messages/useText';
import { libraryWords } from '../../messages/library';
import { useAction } from '../api/useAction';
import { LibraryChooser } from '../library/LibraryChooser';
import { ErrorState } from '../page/ErrorState';
import { Panel } from '../page/Panel';
import { Spinner } from '../page/Spinner';
import { PlaceDetails } from './PlaceDetails';
import { SlotPictures } from './SlotPictures';

type Props = Omit<ComponentProps<typeof SlotPictures>, 'stored' | 'onDelete' | 'onChanged'> & {
  area: PictureArea;
  /** The names of the places, as the calls use them. */
  slots: readonly string[];
  /** Asks and deletes; false if nothing was deleted. */
  onDelete: (index: number, name: string) => Promise<boolean>;
};

export function PlacedPictures({ area, slots, onDelete, ...pictures }: Props) {
  const { answer, failure, isLoading, reload } = useCall(allPicturePlace, { params: { area } });
  const say = useText(libraryWords);
  const choosing = useAction(choosePicturePlace);
  const remove = async (index: number, name: string) => {
    const done = await onDelete(index, name);
    if (done) await reload();
    return done;
  };
  if (!answer)
    return (
      <>
        {isLoading && <Spinner />}
        {failure && <ErrorState failure={failure} onRetry={() => void reload()} />}
      </>
    );
  const stored = slots.map((slot) => answer.places.find((place) => place.name === slot)?.image ?? null);
  return (
    <div className="haat-stack">
      <SlotPictures {...pictures} stored={stored} onDelete={remove} onChanged={reload} />
      <Panel title={say('choose')}>
        <p className="haat-field__hint">{say('chooseHint')}</p>
        <div className="haat-library__folders">
          {answer.places.map(({ name: place }, index) => (
            <LibraryChooser
              key={place}
              name={pictures.names[index] ?? place}
              onChoose={async ({ id }) => {
                const done = await choosing.run({ params: { name: place }, body: { picture: id } });
                if (done) await reload();
                return done !== null;
              }}
            />
          ))}
        </div>
      </Panel>
      <PlaceDetails
        places={answer.places}
        names={pictures.names}
        onChanged={reload}
        onDiscard={(name, shownName) => remove(slots.indexOf(name), shownName)}
      />
    </div>
  );
}
