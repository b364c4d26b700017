'use client';
/** The lists of vendors: requests, approved ones, suspended ones. */
import { Eye } from 'lucide-react';
import { useMemo } from 'react';
import type { z } from 'zod';
import { getApprovedVendor, getNewVendor, getSuspendedVendor, type vendorRowShape } from '../../../contract/vendors';
import { vendorFields } from '../../../domain/vendors/fields';
import type { EmptyName } from '../../messages/empty';
import { filterWords } from '../../messages/filters';
import { peopleWords } from '../../messages/people';
import { sharedWords } from '../../messages/shared';
import { vendorWords } from '../../messages/vendors';
import { routeNamed, screenAddress, type ScreenName } from '../../routes';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useDistrictRecords } from '../../shared/filters/records';
import { useOrderFilters } from '../../shared/filters/useOrderFilters';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { Thumb } from '../../shared/page/Thumb';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useFilters, type Filter } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useLongList, useLongRows } from '../../shared/table/useLongList';
import { useIsSearched, usePeopleSearch } from '../../shared/table/usePeopleSearch';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

type VendorRow = z.output<typeof vendorRowShape>;
type ListRoute = typeof getNewVendor | typeof getApprovedVendor | typeof getSuspendedVendor;

export const VendorRequests = () => (
  <VendorList screen="vendor-request" whenEmpty="vendorRequests" route={getNewVendor} size={15} />
);
export const ApprovedVendors = () => (
  <VendorList screen="vendor-approved" whenEmpty="approvedVendors" route={getApprovedVendor} size={20} />
);
export const SuspendedVendors = () => (
  <VendorList screen="vendor-suspended" whenEmpty="suspendedVendors" route={getSuspendedVendor} size={15} />
);

const textOf = (row: VendorRow): string => `${row.name} ${row.business_name}`;

type Props = { screen: ScreenName; whenEmpty: EmptyName; route: ListRoute; size: number };

function VendorList({ screen, whenEmpty, route, size }: Props) {
  const say = useText(vendorWords);
  const pair = usePair();
  const list = useListState(size);
  // The server pages; a searched or sorted list is loaded whole, and handled here.
  const filters = useFilters(useVendorFilters());
  const vendors = useLongList(list, {
    route,
    isWhole: useIsSearched(list),
    query: filters.values,
    rowsOf: (answer) => answer.vendor,
  });
  const { found, tools, otherSearch } = usePeopleSearch(vendors.whole, list);
  const columns = useVendorColumns();
  const shown = useLongRows(vendors, found, list, columns, textOf);
  return (
    <>
      <PageHeader title={pair(routeNamed(screen).title)} />
      <DataTable
        id={screen}
        whenEmpty={whenEmpty}
        caption={say('listOf')}
        columns={columns}
        {...shown}
        rowKey={(row) => row.id}
        list={list}
        isLoading={vendors.isLoading}
        failure={vendors.failure}
        onRetry={() => void vendors.reload()}
        empty={say('empty')}
        sizes={null}
        tools={tools}
        otherSearch={otherSearch}
        filters={filters}
      />
    </>
  );
}

function useVendorFilters(): Filter[] {
  const say = useText(filterWords);
  const { type } = useOrderFilters();
  return [
    { kind: 'days', label: say('registered') },
    type,
    { kind: 'record', name: 'district', label: say('area'), useChoices: useDistrictRecords },
  ];
}

function useVendorColumns(): Column<VendorRow>[] {
  const say = useText(vendorWords);
  const people = useText(peopleWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { digits } = useFormats();
  return useMemo(() => {
    const typeOf = (row: VendorRow) => pair(vendorFields.type.choices[row.type]);
    return [
      serialColumn<VendorRow>(shared('serial'), digits),
      {
        key: 'photo',
        phone: 'picture',
        title: people('photo'),
        width: '64px',
        cell: (row) => <Thumb src={row.image} alt="" isRound />,
      },
      {
        key: 'name',
        title: people('name'),
        phone: 'title',
        cell: (row) => <strong>{row.name}</strong>,
        sortValue: (row) => row.name,
        text: (row) => row.name,
      },
      {
        key: 'mobile',
        title: people('mobile'),
        phone: 'fact',
        cell: (row) => <span className="haat-nowrap">{row.mobile}</span>,
        text: (row) => row.mobile,
      },
      {
        key: 'business',
        title: say('businessName'),
        phone: 'fact',
        cell: (row) => row.business_name,
        sortValue: (row) => row.business_name,
        text: (row) => row.business_name,
      },
      { key: 'type', title: say('type'), cell: typeOf, sortValue: typeOf, text: typeOf },
      {
        key: 'option',
        title: shared('option'),
        isActions: true,
        cell: (row) => (
          <LinkButton
            isSmall
            kind="primary"
            href={screenAddress('vendor-details', { id: row.id })}
            label={`${shared('view')}: ${row.name}`}
          >
            <Eye size={15} aria-hidden />
            {shared('view')}
          </LinkButton>
        ),
      },
    ];
  }, [say, people, shared, pair, digits]);
}
