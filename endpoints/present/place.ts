import type { z } from 'zod';
import type { districtShape, upazilaShape } from '../../contract/places';
import type { District, Upazila } from '../../payload-types';
import type { Id } from '../../services/ctx';
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

/** The English name of a filled-in district or upazila, as forms and addresses carry it. */
export function presentPlaceName(place: Id | District | Upazila | null | undefined): string {
  return filled<District | Upazila>(place)?.name ?? '';
}
