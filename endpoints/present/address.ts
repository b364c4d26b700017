import type { z } from 'zod';
import type { address } from '../../contract/addresses';
import { addressWords } from '../../domain/addresses/fields';
import type { OwnAddress } from '../../services/addresses/listAddresses';
import { presentDeclared } from './declared';

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
    ...presentDeclared(addressWords, kept),
    district: district.name,
    district_bn: district.name_bn,
    district_id: district.id,
    upazila: upazila.name,
    upazila_bn: upazila.name_bn,
    upazila_id: upazila.id,
    mobile1,
    address_line: line,
    is_default: kept.is_default === 1 ? 1 : 0,
    created_at: kept.createdAt,
  };
}
