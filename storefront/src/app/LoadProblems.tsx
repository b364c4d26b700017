/** Shown above a page whose data could not be loaded: what happened, and a way to try again. */
import { useSyncExternalStore } from 'react';
import type { LoadProblem } from '../../../frontend/api/context';
import { openProblems, watchProblems } from '../api/loadProblems';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { Button } from '../ui/Button';
import { Row } from '../ui/Card';
import { Notice } from '../ui/Notice';

const none: readonly LoadProblem[] = [];

export function LoadProblems() {
  const say = useText(sharedMessages);
  const problems = useSyncExternalStore(watchProblems, openProblems, () => none);
  const [first] = problems;
  if (!first) return null;
  return (
    <Notice tone="danger" isAlert>
      <Row $between>
        <span>{first.failure.layer === 'network' ? say('noNetwork') : say('somethingWrong')}</span>
        <Button kind="quiet" size="small" onClick={() => problems.forEach(({ again }) => again())}>
          {say('tryAgain')}
        </Button>
      </Row>
    </Notice>
  );
}
