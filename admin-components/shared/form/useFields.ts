'use client';
/** The values of a form of the panel. Leaving it with unsaved changes asks first (`LeaveGuard`). */
import { useFields as useValues, type Fields } from '../../../frontend/forms/useFields';
import { useUnsaved } from '../../../frontend/forms/unsaved';

export type { FieldProps, Fields } from '../../../frontend/forms/useFields';

export function useFields<T extends Record<string, unknown>>(start: T): Fields<T> {
  const form = useValues(start);
  useUnsaved(form.isDirty);
  return form;
}

/** For input that nobody would miss: a sign-in, the choice of a report. Leaving does not ask. */
export const usePassingFields = useValues;
