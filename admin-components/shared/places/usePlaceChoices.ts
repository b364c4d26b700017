'use client';
/** All districts and areas as options, in the reader's language; undefined while they are loading. */
import { useMemo } from 'react';
import { getAllPlaces } from '../../../contract/places';
import type { Id } from '../../../domain/ids';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';

type Choice = { value: string; label: string };
type PlaceChoices = {
  districts: Choice[];
  upazilas: Choice[];
  /** The ids as stored, by their text. */
  ids: ReadonlyMap<string, Id>;
};

export function usePlaceChoices(): PlaceChoices | undefined {
  const { nameOf } = useFormats();
  const { answer } = useCall(getAllPlaces, {});
  return useMemo(() => {
    if (!answer) return undefined;
    const all = answer.district;
    return {
      districts: all.map((district) => ({ value: String(district.id), label: nameOf(district) })),
      // Areas of different districts may have the same name.
      upazilas: all.flatMap((district) =>
        district.area.map((area) => ({ value: String(area.id), label: `${nameOf(area)}, ${nameOf(district)}` })),
      ),
      ids: new Map(all.flatMap((each) => [each, ...each.area]).map(({ id }) => [String(id), id])),
    };
  }, [answer, nameOf]);
}
