'use client';
/** The filters of orders and packages, and the words for a row's type and payment. */
import { productType } from '../../../domain/catalogue/productType';
import { packageStatusTable } from '../../../domain/packages/statusTable';
import { paymentMethods, paymentStatus } from '../../../domain/orders/payment';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { filterWords } from '../../messages/filters';
import { typeWords } from '../../messages/statuses';
import { useMethodName } from '../badges/StatusBadge';
import type { Choice } from '../form/SelectField';
import { useAreaRecords, useDistrictRecords, useEveryVendor } from './records';
import type { Filter } from '../table/useFilters';

type Named = Record<
  'days' | 'payment' | 'method' | 'type' | 'vendor' | 'packageStatus' | 'district' | 'upazila',
  Filter
>;

export function useOrderFilters(): Named {
  const say = useText(filterWords);
  const { typeOf } = useOrderWords();
  const methodOf = useMethodName();
  const pair = usePair();
  const words = <V extends string | number>(values: readonly V[], name: (value: V) => string): Choice[] =>
    values.map((value) => ({ value: String(value), label: name(value) }));
  return {
    days: { kind: 'days', label: say('ordered') },
    payment: {
      kind: 'choice',
      name: 'payment_status',
      label: say('payment'),
      choices: [
        { value: String(paymentStatus.paid), label: say('paid') },
        { value: String(paymentStatus.unpaid), label: say('unpaid') },
      ],
    },
    method: {
      kind: 'choice',
      name: 'payment_method',
      label: say('method'),
      choices: words(paymentMethods, methodOf),
    },
    type: {
      kind: 'choice',
      name: 'type',
      label: say('type'),
      choices: words([productType.grocery, productType.general], typeOf),
    },
    packageStatus: {
      kind: 'choice',
      name: 'package_status',
      label: say('packageStatus'),
      choices: Object.values(packageStatusTable).map(({ code, label }) => ({
        value: String(code),
        label: pair(label),
      })),
    },
    district: {
      kind: 'record',
      name: 'district',
      label: say('area'),
      useChoices: useDistrictRecords,
      below: 'upazila',
    },
    upazila: { kind: 'record', name: 'upazila', label: say('upazila'), useChoices: useAreaRecords },
    vendor: { kind: 'record', name: 'vendor', label: say('vendor'), useChoices: useEveryVendor },
  };
}

export function useOrderWords(): { typeOf: (type: number) => string } {
  const pair = usePair();
  return {
    typeOf: (type) => pair(type === productType.grocery ? typeWords.grocery : typeWords.general),
  };
}
