'use client';
/** The records that lists can be filtered by: loaded when somebody opens the filter or has set it. */
import { allCategory } from '../../../contract/categories';
import { getAllDistrict } from '../../../contract/places';
import { getApprovedVendor } from '../../../contract/vendors';
import { getAllWarehouse } from '../../../contract/warehouses';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
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

export function useVendorRecords(): Choice[] {
  const { answer } = useCall(getApprovedVendor, {}, { isQuiet: true });
  return (answer?.vendor ?? []).map(({ id, name, business_name }) => ({
    value: String(id),
    label: business_name || name,
  }));
}

export const useWarehouseRecords = (): Choice[] =>
  (useCall(getAllWarehouse, {}, { isQuiet: true }).answer?.warehouse ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
