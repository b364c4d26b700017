/** A product that is not there, or could not be fetched. */
import type { CallFailure } from '../../../../contract/client/answer';
import { paths } from '../../app/paths';
import { sharedMessages } from '../../i18n/shared.messages';
import { useText } from '../../../../frontend/messages/useText';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { productMessages } from './messages';

export function MissingProduct({ failure }: { failure: CallFailure }) {
  const say = useText(productMessages);
  const sayShared = useText(sharedMessages);
  const isMissing = failure.status === 404;
  return (
    <EmptyState
      heading="h1"
      title={isMissing ? say('missing') : sayShared('somethingWrong')}
      text={isMissing ? say('missingText') : failure.message || sayShared('noNetwork')}
    >
      <ButtonLink to={paths.collections}>{say('browse')}</ButtonLink>
      <ButtonLink kind="quiet" to={paths.home}>
        {sayShared('backHome')}
      </ButtonLink>
    </EmptyState>
  );
}
