import type { z } from 'zod';
import type { address } from '../../contract/addresses';
import type { OwnAddress } from '../../services/addresses/listAddresses';

/** An address of the caller. */
export function presentAddress({
  address: kept,
  district,
  upazila,
  mobile1,
  line,
}: OwnAddress): z.input<typeof address> {
  return {
    id: kept.id,
    label: kept.label,
    name: kept.name,
    district: district.name,
    district_bn: district.name_bn,
    district_id: district.id,
    upazila: upazila.name,
    upazila_bn: upazila.name_bn,
    upazila_id: upazila.id,
    thana: kept.thana ?? '',
    details: kept.details,
    mobile1,
    mobile2: kept.mobile2 ?? '',
    address_line: line,
    created_at: kept.createdAt,
  };
}
