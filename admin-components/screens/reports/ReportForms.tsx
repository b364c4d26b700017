'use client';
/** The choice of a report: a month or a range of days, and for an admin the vendor. */
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { FormEvent, ReactNode } from 'react';
import { getApprovedVendor } from '../../../contract/vendors';
import { reportYears } from '../../../domain/reports/period';
import { monthWords, reportWords } from '../../messages/reports';
import { routeNamed, screenAddress } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { SearchSelect } from '../../shared/form/SearchSelect';
import { SelectField } from '../../shared/form/SelectField';
import { SwitchField } from '../../shared/form/SwitchField';
import { TextField } from '../../shared/form/TextField';
import { usePassingFields, type Fields } from '../../shared/form/useFields';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

export function VendorOrderReport() {
  const pair = usePair();
  return (
    <>
      <PageHeader title={pair(routeNamed('vendor-order-report').title)} />
      <div className="haat-grid">
        <MonthForm />
        <DayRangeForm />
      </div>
    </>
  );
}

export function AdminOrderReport() {
  const pair = usePair();
  return (
    <>
      <PageHeader title={pair(routeNamed('admin-order-report').title)} />
      <div className="haat-grid">
        <MonthForm isAdmin />
        <DayRangeForm isAdmin />
      </div>
    </>
  );
}

type Kind = { isAdmin?: boolean };
/** The address has a word for a date that was not set. */
const notSet = 'null';

function MonthForm({ isAdmin = false }: Kind) {
  const say = useText(reportWords);
  const pair = usePair();
  const { digits } = useFormats();
  const router = useRouter();
  const form = usePassingFields({ month: '', year: '', onlyDone: false, vendor: '' });
  const show = () => {
    const { month, year, onlyDone, vendor } = form.values;
    if (month === '' || year === '') return void toast.warning(say('chooseMonth'));
    const params = { month, year, status: onlyDone ? 1 : 0 };
    router.push(
      isAdmin
        ? screenAddress('report-admin-month-view', { ...params, vendor })
        : screenAddress('report-month-view', params),
    );
  };
  const years = Array.from(
    { length: reportYears.last - reportYears.first + 1 },
    (_year, index) => reportYears.first + index,
  );
  return (
    <ReportForm title={say('monthly')} form={form} isAdmin={isAdmin} onShow={show}>
      <SelectField
        label={say('month')}
        isRequired
        {...form.field('month')}
        choices={monthWords.map((name, index) => ({ value: String(index + 1), label: pair(name) }))}
      />
      <SelectField
        label={say('year')}
        isRequired
        {...form.field('year')}
        choices={years.map((year) => ({ value: String(year), label: digits(year) }))}
      />
    </ReportForm>
  );
}

function DayRangeForm({ isAdmin = false }: Kind) {
  const say = useText(reportWords);
  const router = useRouter();
  const form = usePassingFields({ from: '', to: '', onlyDone: false, vendor: '' });
  const show = () => {
    const { from, to, onlyDone, vendor } = form.values;
    const params = { from_date: from || notSet, to_date: to || notSet, status: onlyDone ? 1 : 0 };
    router.push(
      isAdmin
        ? screenAddress('report-admin-day-range-view', { ...params, vendor })
        : screenAddress('report-day-range-view', params),
    );
  };
  return (
    <ReportForm title={say('dayRange')} form={form} isAdmin={isAdmin} onShow={show}>
      <TextField
        label={say('fromDate')}
        type="date"
        {...(form.values.to ? { max: form.values.to } : {})}
        {...form.field('from')}
      />
      <TextField
        label={say('toDate')}
        type="date"
        {...(form.values.from ? { min: form.values.from } : {})}
        {...form.field('to')}
      />
    </ReportForm>
  );
}

type Common = { onlyDone: boolean; vendor: string };
type Props<T extends Common> = {
  title: string;
  form: Fields<T>;
  isAdmin: boolean;
  onShow: () => void;
  children: ReactNode;
};

function ReportForm<T extends Common>({ title, form, isAdmin, onShow, children }: Props<T>) {
  const say = useText(reportWords);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAdmin && form.values.vendor === '') return void toast.warning(say('chooseVendor'));
    onShow();
  };
  return (
    <Panel title={title}>
      <form className="haat-form" onSubmit={submit} noValidate>
        {isAdmin && <VendorSelect value={form.values.vendor} onChange={(value) => form.set('vendor', value)} />}
        <div className="haat-form__grid haat-form__grid--small">{children}</div>
        <SwitchField
          label={say('onlyDone')}
          name="onlyDone"
          value={form.values.onlyDone}
          onChange={(value) => form.set('onlyDone', value)}
        />
        <div className="haat-form__actions">
          <Button type="submit" kind="primary">
            {say('showReport')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function VendorSelect({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const say = useText(reportWords);
  const { answer } = useCall(getApprovedVendor, {});
  return (
    <SearchSelect
      label={say('vendor')}
      name="vendor"
      isRequired
      value={value}
      onChange={onChange}
      choices={(answer?.vendor ?? []).map((vendor) => ({
        value: String(vendor.id),
        label: `${vendor.name}, ${vendor.business_name}, ${vendor.mobile}`,
      }))}
    />
  );
}
