'use client';
/** The result of a scan, in one line. */
import { packageStatusRow } from '../../../../domain/packages/status';
import { packageWords } from '../../../messages/packages';
import { scanWords } from '../../../messages/scan';
import { usePair } from '../../../../frontend/messages/usePair';
import { useText, type Say } from '../../../../frontend/messages/useText';
import type { Scan } from './scanLog';
import type { Trouble } from './scanQueue';

export function useScanWords(trouble: Trouble): (scan: Scan) => string {
  const say = useText(scanWords);
  const packages = useText(packageWords);
  const pair = usePair();
  const nameOf = (code: number | undefined) => {
    const row = code === undefined ? undefined : packageStatusRow(code);
    return row ? pair(row.label) : '';
  };
  return (scan) => {
    switch (scan.state) {
      case 'waiting':
        return say(trouble === 'offline' ? 'waitsForNet' : trouble === 'signedOut' ? 'waitsForLogin' : 'onItsWay');
      case 'moved':
        return scan.warehouse
          ? say('movedAt', { status: nameOf(scan.to), name: scan.warehouse })
          : say('moved', { status: nameOf(scan.to) });
      case 'found':
        return say('found', { status: nameOf(scan.status) });
      case 'undone':
        return say('undone', { status: nameOf(scan.status) });
      case 'unknown':
        return packages('unknownCode');
      default:
        return whyNot(scan, say, nameOf(scan.status));
    }
  };
}

function whyNot({ reason, warehouse, said }: Scan, say: Say<keyof typeof scanWords>, status: string): string {
  switch (reason) {
    case 'elsewhere':
      return warehouse ? say('elsewhere', { name: warehouse }) : say('notYours');
    case 'twice':
      return say('twice');
    case 'already':
    case 'ahead':
    case 'behind':
    case 'otherQueue':
      return say(reason, { status });
    default:
      return say('failed', { reason: said || say('serverFailed') });
  }
}
