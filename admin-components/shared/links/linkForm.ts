/** The values of a form's link and period: blank, as stored, and as sent. */
import type { LinkKind } from '../../../domain/links/link';
import { dhakaMinute } from '../../../domain/time/dhaka';

type Kept = {
  link_kind: LinkKind;
  link_record: string;
  link_address: string;
  link_name: string;
  link_name_bn: string;
  starts_at: string | null;
  ends_at: string | null;
};
export type LinkValues = {
  link_kind: string;
  link_record: string;
  /** The name of the record, used only by the form. */
  link_name: string;
  link_address: string;
  starts_at: string;
  ends_at: string;
};

export const blankLink: LinkValues = {
  link_kind: 'none',
  link_record: '',
  link_name: '',
  link_address: '',
  starts_at: '',
  ends_at: '',
};

const minute = (instant: string | null): string => (instant ? dhakaMinute(new Date(instant)) : '');

export const linkOf = (kept: Kept, language: 'en' | 'bn'): LinkValues => ({
  link_kind: kept.link_kind,
  link_record: kept.link_record,
  link_name: (language === 'bn' && kept.link_name_bn) || kept.link_name,
  link_address: kept.link_address,
  starts_at: minute(kept.starts_at),
  ends_at: minute(kept.ends_at),
});

export const sentLink = <T extends LinkValues>({ link_name: _forTheFormAlone, ...values }: T) => values;
