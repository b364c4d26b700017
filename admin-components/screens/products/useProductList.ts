'use client';
/** A window of a product list, or of a search in it, with its filters. */
import type { z } from 'zod';
import {
  adminProductSearch,
  productSorts,
  vendorProductSearch,
  viewAdminProduct,
  viewAllVendorProduct,
} from '../../../contract/products';
import type { productRowShape } from '../../../contract/productShapes';
import { productVerify } from '../../../domain/catalogue/visible';
import { lowStock } from '../../../domain/products/stock';
import { useText } from '../../../frontend/messages/useText';
import { filterWords } from '../../messages/filters';
import { productWords } from '../../messages/products';
import { useOrderFilters } from '../../shared/filters/useOrderFilters';
import { useCategoryRecords, useDistrictRecords } from '../../shared/filters/records';
import { flagChoices, useFilters, type Filter, type Filters } from '../../shared/table/useFilters';
import { useKeywordList, type ServerList } from '../../shared/table/useServerList';
import type { ListState } from '../../shared/table/useListState';

export type ProductRow = z.output<typeof productRowShape>;
type ListRoute = (typeof routesOf)[keyof typeof routesOf]['all' | 'found'];
type Reading = ServerList<ProductRow, ListRoute>;

const routesOf = {
  vendor: { all: viewAllVendorProduct, found: vendorProductSearch },
  admin: { all: viewAdminProduct, found: adminProductSearch },
} as const;

export function useProductList(
  whose: keyof typeof routesOf,
  list: ListState,
): Pick<Reading, 'table' | 'reload'> & { filters: Filters } {
  const filters = useFilters(useProductFilters(whose));
  const { table, reload } = useKeywordList<ProductRow, ListRoute>(list, {
    ...routesOf[whose],
    query: filters.values,
    sorts: productSorts,
    rowsOf: ({ products }) => products,
  });
  return { table, reload, filters };
}

function useProductFilters(whose: keyof typeof routesOf): Filter[] {
  const say = useText(filterWords);
  const words = useText(productWords);
  const { vendor } = useOrderFilters();
  const own: Filter[] = [
    { kind: 'days', label: say('added') },
    {
      kind: 'choice',
      name: 'stock',
      label: words('stock'),
      choices: [
        { value: 'out', label: say('stockOut') },
        { value: 'low', label: say('stockLow', { most: lowStock }) },
        { value: 'in', label: say('stockIn', { most: lowStock }) },
      ],
    },
    { kind: 'choice', name: 'status', label: words('status'), choices: flagChoices(words('show'), words('hide')) },
    {
      kind: 'choice',
      name: 'verify',
      label: words('approval'),
      choices: [
        { value: String(productVerify.pending), label: words('pending') },
        { value: String(productVerify.approved), label: words('approved') },
        { value: String(productVerify.rejected), label: words('rejected') },
      ],
    },
    { kind: 'record', name: 'category', label: words('category'), useChoices: useCategoryRecords },
  ];
  if (whose === 'vendor') return own;
  return [
    ...own,
    { kind: 'choice', name: 'featured', label: words('featured'), choices: flagChoices(words('yes'), words('no')) },
    vendor,
    { kind: 'record', name: 'district', label: say('area'), useChoices: useDistrictRecords },
  ];
}
