'use client';
/**
 * The question before a package is moved by hand, the same for one and for many: which packages, to which status, and
 * that it is final if it is; with a reason for canceling.
 */
import { useCallback } from 'react';
import { isOpen, packageStatus, packageStatusRow, type PackageStatus } from '../../../domain/packages/status';
import { moveWords } from '../../messages/moves';
import { orderWords } from '../../messages/orders';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useNamedSome } from '../../shared/bulk/useNamedSome';
import { confirm, confirmFinal } from '../../shared/dialogs/ask';

/** The maximum length of a note in a package's history. */
const LONGEST_NOTE = 300;

/** The note for the move (empty if none is asked for), or null if the person did not agree. */
export type AskMove = (to: PackageStatus, codes: readonly string[], name?: string) => Promise<{ note: string } | null>;

export function useMoveQuestion(): AskMove {
  const say = useText(moveWords);
  const order = useText(orderWords);
  const pair = usePair();
  const namedSome = useNamedSome();
  return useCallback(
    async (to, codes, given) => {
      const name = given ?? pair(packageStatusRow(to).label);
      const which = codes.length === 1 ? codes[0]! : say('packages', { count: codes.length });
      const text = `${order('moveAsk')}: ${which} → ${name}`;
      if (isOpen(to)) return (await confirm({ text })) ? { note: '' } : null;
      const isCancel = to === packageStatus.canceled;
      const answer = await confirmFinal({
        text: order('moveAsk'),
        facts: [
          {
            name: say('what', { count: codes.length }),
            value: namedSome(codes),
          },
          { name: say('newStatus'), value: name },
        ],
        warning: [say('isFinal', { name }), ...(isCancel ? [say('cancelFollows')] : [])].join(' '),
        yes: say('moveAll', { name }),
        ...(isCancel ? { reason: { label: say('reason'), longest: LONGEST_NOTE } } : {}),
      });
      return answer && { note: answer.reason };
    },
    [say, order, pair, namedSome],
  );
}
