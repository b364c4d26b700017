import { getAllDistrict, getAllPlaces, getDistrictUpazila } from '../contract/places';
import { listAllPlaces } from '../services/places/listAllPlaces';
import { listDistricts, listUpazilas } from '../services/places/listPlaces';
import { implement } from './implement';
import { presentDistrict, presentDistrictWithAreas, presentUpazila } from './present/place';

export const placeEndpoints = [
  implement(getAllDistrict, async (ctx) => ({
    status: 200,
    district: (await listDistricts(ctx)).map(presentDistrict),
  })),
  implement(getDistrictUpazila, async (ctx, { params }) => ({
    status: 200,
    upazila: (await listUpazilas(ctx, params.districtId)).map(presentUpazila),
  })),
  implement(getAllPlaces, async (ctx) => ({
    status: 200,
    district: (await listAllPlaces(ctx)).map(presentDistrictWithAreas),
  })),
];
