/** For so many days a rejected applicant finds what they had written; then it is deleted. */
export const refusedDays = 90;
