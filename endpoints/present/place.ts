import type { z } from 'zod';
import type { districtShape, getAllPlaces, upazilaShape } from '../../contract/places';
import type { AnswerOf } from '../../contract/route';
import type { District, Upazila } from '../../payload-types';
import type { Id } from '../../services/ctx';
import type { ListedDistrict } from '../../services/places/listAllPlaces';
import { filled } from '../../services/relations';

export function presentDistrict(district: District): z.input<typeof districtShape> {
  return { id: district.id, name: district.name, name_bn: district.name_bn };
}

export function presentUpazila(upazila: Upazila): z.input<typeof upazilaShape> {
  return {
    id: upazila.id,
    name: upazila.name,
    name_bn: upazila.name_bn,
    kind: upazila.kind === 'thana' ? 'thana' : 'upazila',
  };
}

type DistrictWithAreas = AnswerOf<typeof getAllPlaces>['district'][number];

/** A district with its areas and every spelling. */
export function presentDistrictWithAreas({ district, otherNames, areas }: ListedDistrict): DistrictWithAreas {
  return {
    ...presentDistrict(district),
    slug: district.slug ?? '',
    other_names: [...otherNames],
    area: areas.map(({ area, otherNames: known }) => ({ ...presentUpazila(area), other_names: [...known] })),
  };
}

/** The English name of a populated district or upazila, as forms and addresses use it. */
export function presentPlaceName(place: Id | District | Upazila | null | undefined): string {
  return filled<District | Upazila>(place)?.name ?? '';
}

/** Its Bangla name; the English one where it has none. */
export function presentPlaceNameBn(place: Id | District | Upazila | null | undefined): string {
  const found = filled<District | Upazila>(place);
  return found?.name_bn || found?.name || '';
}
