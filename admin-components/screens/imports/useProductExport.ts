'use client';
/** All products as the columns of an import, for a file. */
import { useState } from 'react';
import { exportProducts } from '../../../contract/productImports';
import { importColumns } from '../../../domain/catalogue/importColumns';
import { call } from '../../shared/api/client';
import { everyRow } from '../../shared/table/everyRow';
import { downloadLines } from '../../shared/table/csv';

export function useProductExport(): { save: () => Promise<void>; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const products = await everyRow(async (offset, limit) => {
        const result = await call(exportProducts, { query: { offset, limit } });
        if (!result.ok) throw new Error(result.message);
        return result.answer.products;
      });
      downloadLines('products', [
        importColumns,
        ...products.map((product) => importColumns.map((column) => product[column])),
      ]);
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy };
}
