/** The entries of the picker: districts, then the areas of one, or the matches for a typed text among all. */
import { useMemo, useState } from 'react';
import type { AnswerOf } from '../../../../contract/route';
import type { getAllPlaces } from '../../../../contract/places';
import { indexPlaces, searchPlaces, type FoundPlace } from '../../../../domain/places/search';

export type District = AnswerOf<typeof getAllPlaces>['district'][number];
export type Area = District['area'][number];
export type Option = FoundPlace<District>;
export type Picker = ReturnType<typeof usePicker>;

const MOST = 60;

export function usePicker(districts: readonly District[], onPick: (district: District, area: Area) => void) {
  const [district, setDistrict] = useState<District | null>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const index = useMemo(() => indexPlaces(district ? [district] : districts), [district, districts]);
  const options = useMemo<Option[]>(() => {
    if (typed.trim() !== '') {
      return searchPlaces(index, typed, MOST).filter(({ area }) => area !== null || district === null);
    }
    return district
      ? district.area.map((area) => ({ district, area }))
      : districts.map((each) => ({ district: each, area: null }));
  }, [index, typed, district, districts]);

  const show = (to: District | null) => {
    setDistrict(to);
    setTyped('');
    setActive(-1);
  };
  return {
    district,
    typed,
    options,
    active: Math.min(active, options.length - 1),
    type: (text: string) => {
      setTyped(text);
      setActive(text.trim() === '' ? -1 : 0);
    },
    move: (to: number) => setActive(options.length === 0 ? -1 : (to + options.length) % options.length),
    show,
    pick: ({ district: of, area }: Option) => (area ? onPick(of, area) : show(of)),
    /** One step back; false if there is none. */
    back: (): boolean => {
      const isOpen = typed !== '' || district !== null;
      if (isOpen) show(typed === '' ? null : district);
      return isOpen;
    },
  };
}
