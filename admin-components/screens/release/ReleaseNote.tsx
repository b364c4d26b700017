'use client';
/** What changed in which version. */
import { House, UserRound } from 'lucide-react';
import { currentVersion, releaseDate, releaseWords, versions } from '../../messages/release';
import { routeNamed, shopPath } from '../../routes';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Facts } from '../../shared/page/Facts';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

export function ReleaseNote() {
  const say = useText(releaseWords);
  const pair = usePair();
  const { digits } = useFormats();
  return (
    <>
      <PageHeader title={pair(routeNamed('release').title)}>
        <LinkButton href={shopPath} newTab>
          <House size={16} aria-hidden />
          {say('homepage')}
        </LinkButton>
        <LinkButton href={`${shopPath}/account`} newTab>
          <UserRound size={16} aria-hidden />
          {say('account')}
        </LinkButton>
      </PageHeader>
      <div className="haat-stack haat-narrow">
        <Panel>
          <Facts
            items={[
              { name: say('current'), value: <strong>{digits(currentVersion)}</strong> },
              { name: say('releaseDate'), value: pair(releaseDate) },
            ]}
          />
        </Panel>
        <Panel title={say('history')}>
          <ol className="haat-versions">
            {versions.map((version) => (
              <li key={version.number}>
                <h3>{say('version', { number: digits(version.number) })}</h3>
                <ul>
                  {version.notes.map((note) => (
                    <li key={note.en}>{pair(note)}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </Panel>
      </div>
    </>
  );
}
