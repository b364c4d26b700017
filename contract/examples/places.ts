import { getAllPlaces, getDistrictUpazila } from '../places';
import { example } from './example';

export const placeExamples = [
  example(getAllPlaces, 'visitor', {}),
  example(getDistrictUpazila, 'visitor', { params: { districtId: 'Dhaka' } }),
];
