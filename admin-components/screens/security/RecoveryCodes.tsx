'use client';
/** The recovery codes, shown once. */
import { toast } from '@payloadcms/ui';
import { Copy, Printer } from 'lucide-react';
import { securityWords } from '../../messages/security';
import { sharedWords } from '../../messages/shared';
import { Button } from '../../shared/page/Button';
import { Panel } from '../../shared/page/Panel';
import { useText } from '../../../frontend/messages/useText';

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const say = useText(securityWords);
  const shared = useText(sharedWords);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.success(say('copied'));
  };
  return (
    <Panel title={say('recovery')}>
      <p role="status">{say('keepThem')}</p>
      <ol className="haat-recovery">
        {codes.map((code) => (
          <li key={code}>
            <code className="haat-code">{code}</code>
          </li>
        ))}
      </ol>
      <div className="haat-form__actions haat-no-print">
        <Button kind="primary" onClick={onDone}>
          {say('kept')}
        </Button>
        <Button onClick={() => void copy()}>
          <Copy size={15} aria-hidden />
          {say('copy')}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer size={15} aria-hidden />
          {shared('print')}
        </Button>
      </div>
    </Panel>
  );
}
