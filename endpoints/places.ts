import { getAllDistrict, getDistrictUpazila } from '../contract/places';
import { listDistricts, listUpazilas } from '../services/places/listPlaces';
import { implement } from './implement';
import { presentDistrict, presentUpazila } from './present/place';

export const placeEndpoints = [
  implement(getAllDistrict, async (ctx) => ({
    status: 200,
    district: (await listDistricts(ctx)).map(presentDistrict),
  })),
  implement(getDistrictUpazila, async (ctx, { params }) => ({
    status: 200,
    upazila: (await listUpazilas(ctx, params.districtId)).map(presentUpazila),
  })),
];
