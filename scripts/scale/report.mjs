/** The scale report as Markdown, and the targets it misses. */
import { isOver, MOST_TIMES, NOISE_MS } from './times.mjs';

const MOST_MEMORY_MB = 700;
const MOST_START_MS = 10_000;

const ratio = ({ ms }) => ms.large / ms.demo;
const shown = (value) => (value === null ? '' : String(value));

export function printReport(calls, alone) {
  console.log(
    '\n| call | as | rows demo | rows large | queries demo | queries large | first ms large | ms demo | ms large | ratio | whole tables read |',
  );
  console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |');
  for (const call of [...calls].sort((a, b) => ratio(b) - ratio(a))) {
    const odd = call.status.large === 200 ? '' : ` (${call.status.large})`;
    const cells = [
      call.name + odd,
      call.as,
      shown(call.rows.demo),
      shown(call.rows.large),
      call.queries.demo,
      call.queries.large,
      call.first.large.toFixed(0),
      call.ms.demo.toFixed(1),
      call.ms.large.toFixed(1),
      ratio(call).toFixed(1),
      call.scans.join(', '),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const over = calls.filter((call) => ratio(call) > MOST_TIMES);
  console.log(
    `\nOver ${MOST_TIMES} times: ${over.length} of ${calls.length}; of them by more than noise (${NOISE_MS} ms): ${over.filter(isOver).length}.`,
  );
  if (!alone) return;
  console.log('\n| the server alone on the large data | answers | MB | peak MB |');
  console.log('| --- | ---: | ---: | ---: |');
  for (const { name, answers, now, most } of alone.steps)
    console.log(`| ${name} | ${answers} | ${now.toFixed(0)} | ${most.toFixed(0)} |`);
  console.log(
    `\nStart: ${(alone.startMs / 1000).toFixed(1)} s, from no process to the first answer. Most memory: ${alone.most.toFixed(0)} MB.`,
  );
}

/** Empty when all targets are met. */
export function promises(calls, alone) {
  const broken = [];
  for (const call of calls) {
    if (isOver(call))
      broken.push(
        `${call.name} takes ${ratio(call).toFixed(1)} times as long on the large data (${call.ms.demo.toFixed(1)} ms, ${call.ms.large.toFixed(1)} ms)`,
      );
    if (call.scans.length > 0) broken.push(`${call.name} reads ${call.scans.join(', ')} from end to end`);
    if (call.status.large >= 500 || call.status.demo >= 500)
      broken.push(`${call.name} fails (${call.status.demo}, ${call.status.large})`);
  }
  for (const name of alone?.failed ?? []) broken.push(`${name} fails on the large data`);
  if (alone && alone.most >= MOST_MEMORY_MB) broken.push(`the server had ${alone.most.toFixed(0)} MB`);
  if (alone && alone.startMs >= MOST_START_MS) broken.push(`the start took ${(alone.startMs / 1000).toFixed(1)} s`);
  return broken;
}
