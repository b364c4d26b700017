'use client';
/** All districts and areas to choose from, in the reader's language; undefined while they are being read. */
import { useMemo } from 'react';
import { getAllPlaces } from '../../../contract/places';
import type { Id } from '../../../domain/ids';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';

type Choice = { value: string; label: string };
type PlaceChoices = {
  districts: Choice[];
  upazilas: Choice[];
  /** The ids as they are kept, by their text. */
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
      // Several areas of different districts have the same name.
      upazilas: all.flatMap((district) =>
        district.area.map((area) => ({ value: String(area.id), label: `${nameOf(area)}, ${nameOf(district)}` })),
      ),
      ids: new Map(all.flatMap((each) => [each, ...each.area]).map(({ id }) => [String(id), id])),
    };
  }, [answer, nameOf]);
}
