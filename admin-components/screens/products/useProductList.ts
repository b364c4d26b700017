'use client';
/** A window of a product list, or of what a search found. */
import { useMemo } from 'react';
import type { z } from 'zod';
import {
  adminProductSearch,
  productSorts,
  vendorProductSearch,
  viewAdminProduct,
  viewAllVendorProduct,
  type productRowShape,
} from '../../../contract/products';
import type { CallFailure } from '../../../contract/client/answer';
import { call } from '../../shared/api/client';
import { useCall } from '../../../frontend/api/useCall';
import type { ListState } from '../../shared/table/useListState';

export type ProductRow = z.output<typeof productRowShape>;
type Sort = (typeof productSorts)[number];

export type ProductList = {
  rows: readonly ProductRow[] | undefined;
  total: number | undefined;
  isLoading: boolean;
  failure: CallFailure | undefined;
  reload: () => Promise<void>;
  /** Every product of the list, for a file. */
  all: () => Promise<readonly ProductRow[]>;
};

const routesOf = {
  vendor: { window: viewAllVendorProduct, search: vendorProductSearch },
  admin: { window: viewAdminProduct, search: adminProductSearch },
} as const;
const LARGEST_WINDOW = 100;
const MOST_IN_FILE = 5_000;

const asSort = (sort: string): Sort | undefined => productSorts.find((known) => known === sort);

export function useProductList(whose: 'vendor' | 'admin', list: ListState): ProductList {
  const routes = routesOf[whose];
  const isSearch = list.search !== '';
  const sort = asSort(list.sort);
  const window = useCall(
    routes.window,
    isSearch ? null : { params: { offset: list.offset, limit: list.size }, ...(sort ? { query: { sort } } : {}) },
    { keepPrevious: true },
  );
  const found = useCall(
    routes.search,
    isSearch ? { params: { keyword: list.search }, query: { offset: list.offset, limit: list.size } } : null,
    { keepPrevious: true },
  );
  const reading = isSearch ? found : window;

  return useMemo(() => {
    const { answer } = isSearch ? found : window;
    return {
      rows: answer?.products,
      total: answer?.totalcount,
      isLoading: reading.isLoading,
      failure: reading.failure,
      reload: reading.reload,
      all: async () =>
        everyWindow((offset, limit) =>
          isSearch
            ? call(routes.search, { params: { keyword: list.search }, query: { offset, limit } })
            : call(routes.window, { params: { offset, limit } }),
        ),
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the answers are what changes
  }, [isSearch, found.answer, window.answer, reading.isLoading, reading.failure, list.offset, list.size]);
}

type Window = { products: readonly ProductRow[]; totalcount: number };

async function everyWindow(
  read: (offset: number, limit: number) => Promise<{ ok: true; answer: Window } | CallFailure>,
): Promise<ProductRow[]> {
  const rows: ProductRow[] = [];
  for (let offset = 0; offset < MOST_IN_FILE; offset += LARGEST_WINDOW) {
    const result = await read(offset, LARGEST_WINDOW);
    if (!result.ok) break;
    rows.push(...result.answer.products);
    if (rows.length >= result.answer.totalcount) break;
  }
  return rows;
}
