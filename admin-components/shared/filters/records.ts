'use client';
/** The records that lists can be filtered by: loaded when somebody opens the filter or has set it. */
import { allCategory } from '../../../contract/categories';
import { getAllDistrict, getAllPlaces } from '../../../contract/places';
import { getApprovedVendor, getSuspendedVendor } from '../../../contract/vendors';
import { warehouseShops } from '../../../contract/packages';
import { getAllWarehouse } from '../../../contract/warehouses';
import { useSearchParams } from 'next/navigation';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { filterWords } from '../../messages/filters';
import type { Choice } from '../form/SelectField';

type Named = { id: string | number; name: string; name_bn: string };

function useNamed(rows: readonly Named[] | undefined): Choice[] {
  const { nameOf } = useFormats();
  return (rows ?? []).map((row) => ({ value: String(row.id), label: nameOf(row) }));
}

export const useCategoryRecords = (): Choice[] =>
  useNamed(useCall(allCategory, {}, { isQuiet: true }).answer?.category);

export const useDistrictRecords = (): Choice[] =>
  useNamed(useCall(getAllDistrict, {}, { isQuiet: true }).answer?.district);

/** The areas of the district the list is filtered by; without one all of them, with their district, because names repeat. */
export function useAreaRecords(): Choice[] {
  const { nameOf } = useFormats();
  const within = useSearchParams().get('district');
  const all = useCall(getAllPlaces, {}, { isQuiet: true }).answer?.district ?? [];
  const chosen = all.find(({ id }) => String(id) === within);
  const choices = (district: (typeof all)[number], after = '') =>
    district.area.map((area) => ({ value: String(area.id), label: `${nameOf(area)}${after}` }));
  return chosen ? choices(chosen) : all.flatMap((district) => choices(district, `, ${nameOf(district)}`));
}

type Vendor = { id: string | number; name: string; business_name: string };

const vendorNamed = ({ id, name, business_name }: Vendor): Choice => ({
  value: String(id),
  label: business_name || name,
});

export const useVendorRecords = (): Choice[] =>
  (useCall(getApprovedVendor, {}, { isQuiet: true }).answer?.vendor ?? []).map(vendorNamed);

/** The suspended ones too, last: what they have earned stays in the books. */
export function useEveryVendor(): Choice[] {
  const say = useText(filterWords);
  const suspended = useCall(getSuspendedVendor, {}, { isQuiet: true }).answer?.vendor ?? [];
  const marked = suspended.map(vendorNamed).map(({ value, label }) => ({
    value,
    label: say('suspendedVendor', { name: label }),
  }));
  return [...useVendorRecords(), ...marked];
}

/** The shops of the warehouses that the signed-in person is in charge of. */
export const useWarehouseShops = (): Choice[] => useNamed(useCall(warehouseShops, {}, { isQuiet: true }).answer?.shops);

export const useWarehouseRecords = (): Choice[] =>
  (useCall(getAllWarehouse, {}, { isQuiet: true }).answer?.warehouse ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
