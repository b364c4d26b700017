/** For this many days a rejected applicant finds the text they had written; then it is deleted. */
export const refusedDays = 90;
