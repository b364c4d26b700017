/** The table at the end of the test: fault × what users saw × what was lost. */
export type Row = { fault: string; answers: string; longestMs: number; errors: string[]; lost: string[] };

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
const listed = (lines: readonly string[], none: string): string => (lines.length === 0 ? none : String(lines.length));

/** As Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ fault, answers, longestMs, errors, lost }) =>
      `| ${fault} | ${answers} | ${seconds(longestMs)} | ${listed(errors, 'none')} | ${listed(lost, 'nothing')} |`,
  );
  return [
    '| fault | answers by status | longest wait | neither success nor 503 with `Retry-After` | lost |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}
