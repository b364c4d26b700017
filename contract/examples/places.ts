import { getDistrictUpazila } from '../places';
import { example } from './example';

export const placeExamples = [example(getDistrictUpazila, 'visitor', { params: { districtId: 'Dhaka' } })];
