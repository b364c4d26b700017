'use client';
/** The texts of the shop's automatic messages: chosen from a list, edited, tested and reset. */
import { useState } from 'react';
import { allMessageTemplates, type MessageTemplateShape } from '../../../contract/messageTemplates';
import { messageTemplate, type MessageName } from '../../../domain/messages/templates';
import { useCall } from '../../../frontend/api/useCall';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { messageTemplateWords } from '../../messages/messageTemplates';
import { Badge } from '../../shared/badges/Badge';
import { confirm } from '../../shared/dialogs/ask';
import { ErrorState } from '../../shared/page/ErrorState';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { TemplateForm } from './TemplateForm';

export function MessageTemplates() {
  const say = useText(messageTemplateWords);
  const { answer, failure, isLoading, reload } = useCall(allMessageTemplates, {});
  const [chosen, setChosen] = useState<MessageName>('order_placed_sms');
  const [isDirty, setIsDirty] = useState(false);
  if (isLoading) return <Spinner />;
  if (!answer) return <ErrorState failure={failure} onRetry={() => void reload()} />;
  const template = answer.templates.find(({ name }) => name === chosen);
  const choose = async (name: MessageName) => {
    if (name === chosen) return;
    if (isDirty && !(await confirm({ text: say('leaveAsk'), yes: say('discard'), isDangerous: true }))) return;
    setIsDirty(false);
    setChosen(name);
  };
  return (
    <div className="haat-split">
      <Panel title={say('list')}>
        <ul className="haat-choices">
          {answer.templates.map((each) => (
            <li key={each.name}>
              <Choice template={each} isChosen={each.name === chosen} onChoose={() => void choose(each.name)} />
            </li>
          ))}
        </ul>
      </Panel>
      {template && (
        <TemplateForm
          key={`${template.name} ${template.changed_at}`}
          template={template}
          onDirty={setIsDirty}
          onSaved={reload}
        />
      )}
    </div>
  );
}

type ChoiceProps = { template: MessageTemplateShape; isChosen: boolean; onChoose: () => void };

function Choice({ template: { name, channel, is_on, changed_at }, isChosen, onChoose }: ChoiceProps) {
  const say = useText(messageTemplateWords);
  const pair = usePair();
  return (
    <button type="button" className="haat-choices__one" aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
      <span>{pair(messageTemplate(name).label)}</span>
      <span className="haat-row">
        <Badge tone={channel === 'sms' ? 'cyan' : 'violet'}>{say(channel)}</Badge>
        {is_on === 0 && <Badge tone="red">{say('off')}</Badge>}
        {changed_at && <Badge tone="grey">{say('changed')}</Badge>}
      </span>
    </button>
  );
}
