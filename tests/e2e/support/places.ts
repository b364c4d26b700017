/** Places by their English names, as the server knows them. */
import { Api } from './api';

export type PlaceName = { id: string; name: string; name_bn: string };
export type Place = { district: PlaceName; upazila: PlaceName };

type Listed = { id: number | string; name: string; name_bn: string };
const named = (list: readonly Listed[], name: string): PlaceName => {
  const found = list.find((each) => each.name === name);
  if (!found) throw new Error(`no place ${name}`);
  return { id: String(found.id), name: found.name, name_bn: found.name_bn };
};

export async function findPlace(url: string, districtName: string, upazilaName: string): Promise<Place> {
  const api = new Api(url);
  const { district } = await api.get<{ district: Listed[] }>('/get-all-district');
  const found = named(district, districtName);
  const { upazila } = await api.get<{ upazila: Listed[] }>(`/get-district-upazila/${found.id}`);
  return { district: found, upazila: named(upazila, upazilaName) };
}

/** What the browser stores of it. */
export const storedPlace = (place: Place): Record<'district' | 'upazila' | 'place', string> => ({
  district: place.district.name,
  upazila: place.upazila.name,
  place: JSON.stringify(place),
});
