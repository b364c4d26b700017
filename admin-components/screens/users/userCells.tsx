'use client';
/** Columns and badges of people, the same in the three lists and on the page of one. */
import { Eye } from 'lucide-react';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { userShape } from '../../../contract/users';
import { filterWords } from '../../messages/filters';
import { peopleWords } from '../../messages/people';
import { sharedWords } from '../../messages/shared';
import { userWords } from '../../messages/users';
import { screenAddress } from '../../routes';
import { Badge } from '../../shared/badges/Badge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { LinkButton } from '../../shared/page/LinkButton';
import { Thumb } from '../../shared/page/Thumb';
import { momentColumn } from '../../shared/table/momentColumn';
import { serialColumn, type Column } from '../../shared/table/columns';
import { useText } from '../../../frontend/messages/useText';

export type User = z.output<typeof userShape>;

export function VerifiedBadge({ value }: { value: number }) {
  const say = useText(userWords);
  return <Badge tone={value === 1 ? 'green' : 'grey'}>{say(value === 1 ? 'verified' : 'notVerified')}</Badge>;
}

export function ActiveBadge({ value }: { value: number }) {
  const say = useText(userWords);
  return <Badge tone={value === 1 ? 'green' : 'red'}>{say(value === 1 ? 'active' : 'suspended')}</Badge>;
}

type AccountType = 'adminAccount' | 'subAdminAccount' | 'vendorAccount' | 'editorAccount' | 'generalUser';

/** The kind of an account; an admin has no other, a vendor may be an editor too. */
export function accountTypes(user: User): AccountType[] {
  if (user.role_as === 1) return ['adminAccount'];
  if (user.role_as === 2) return ['subAdminAccount'];
  const held: AccountType[] = [
    ...(user.is_vendor === 1 ? (['vendorAccount'] as const) : []),
    ...(user.is_editor === 1 ? (['editorAccount'] as const) : []),
  ];
  return held.length > 0 ? held : ['generalUser'];
}

type Options = {
  hasRole?: boolean;
  /** The server sorts it: it knows name, email and mobile. */ isServerSorted?: boolean;
};

export function useUserColumns({ hasRole = false, isServerSorted = false }: Options = {}): Column<User>[] {
  const say = useText(userWords);
  const people = useText(peopleWords);
  const shared = useText(sharedWords);
  const filter = useText(filterWords);
  const { digits, moment } = useFormats();
  return useMemo(() => {
    const by = (key: 'name' | 'mobile' | 'email'): Partial<Column<User>> =>
      isServerSorted ? { sortKey: key } : { sortValue: (row) => row[key] };
    const roleOf = (row: User) => say(row.role_as === 1 ? 'superAdmin' : 'subAdmin');
    const role: Column<User> = {
      key: 'role',
      title: say('role'),
      phone: 'fact',
      text: roleOf,
      cell: (row) => <Badge tone={row.role_as === 1 ? 'violet' : 'blue'}>{roleOf(row)}</Badge>,
    };
    return [
      serialColumn<User>(shared('serial'), digits),
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
        text: (row) => row.name,
        ...by('name'),
      },
      ...(hasRole ? [role] : []),
      {
        key: 'mobile',
        title: people('mobile'),
        phone: 'fact',
        cell: (row) => <span className="haat-nowrap">{row.mobile}</span>,
        text: (row) => row.mobile,
        ...by('mobile'),
      },
      { key: 'email', title: people('email'), cell: (row) => row.email, text: (row) => row.email, ...by('email') },
      {
        key: 'account',
        title: say('accVerify'),
        cell: (row) => <VerifiedBadge value={row.user_verify} />,
        text: (row) => say(row.user_verify === 1 ? 'verified' : 'notVerified'),
      },
      {
        key: 'mobileVerify',
        title: say('mobileVerify'),
        cell: (row) => <VerifiedBadge value={row.mobile_verify} />,
        text: (row) => say(row.mobile_verify === 1 ? 'verified' : 'notVerified'),
      },
      {
        key: 'status',
        title: shared('status'),
        phone: 'fact',
        cell: (row) => <ActiveBadge value={row.status} />,
        text: (row) => say(row.status === 1 ? 'active' : 'suspended'),
      },
      momentColumn(filter('registered'), moment, (row: User) => row.created_at, {
        key: 'registered',
        isExtra: true,
        ...(isServerSorted ? { sortKey: 'created_at' } : { sortValue: (row: User) => row.created_at }),
      }),
      {
        key: 'option',
        title: shared('option'),
        isActions: true,
        cell: (row) => (
          <LinkButton
            isSmall
            kind="primary"
            href={screenAddress('user-details', { id: row.id })}
            label={`${shared('view')}: ${row.name}`}
          >
            <Eye size={15} aria-hidden />
            {shared('view')}
          </LinkButton>
        ),
      },
    ];
  }, [say, people, shared, filter, digits, moment, hasRole, isServerSorted]);
}
