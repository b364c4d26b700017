/** The history of the web app's versions. */
import styled from 'styled-components';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { releases } from '../features/static/releases';
import { releaseMessages } from './release.messages';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/Button';
import { Row } from '../ui/Card';
import { PageHeading } from '../ui/PageHeading';

const List = styled.ol`
  max-width: 74ch;
  display: grid;
  gap: 22px;
  margin: 8px 0 24px 6px;
  padding-left: 22px;
  border-left: 2px solid var(--line);
`;
const Item = styled.li`
  position: relative;
  &::before {
    content: '';
    position: absolute;
    left: -30px;
    top: 8px;
    width: 14px;
    height: 14px;
    border: 3px solid var(--paper);
    border-radius: 50%;
    background: var(--leaf);
  }
  time {
    color: var(--ink-3);
    font-size: 0.875rem;
  }
  ul {
    display: grid;
    gap: 4px;
    margin-top: 6px;
    padding-left: 18px;
    list-style: disc;
  }
`;

export function Page() {
  const say = useText(releaseMessages);
  const language = useLanguage();
  const { digits, day } = useFormats();
  const latest = releases[0];
  const text = latest && say('text', { version: digits(latest.version), date: day(latest.date) });
  useHead({ title: say('title'), description: text });
  return (
    <>
      <PageHeading title={say('heading')} text={text} />
      <List>
        {releases.map((release, place) => (
          <Item key={release.version}>
            <Row $gap={10}>
              <h2>{say('version', { version: digits(release.version) })}</h2>
              {place === 0 && <Badge $tone="leaf">{say('current')}</Badge>}
            </Row>
            <time dateTime={release.date}>{day(release.date)}</time>
            <ul>
              {release.notes.map((note) => (
                <li key={note.en}>{note[language]}</li>
              ))}
            </ul>
          </Item>
        ))}
      </List>
      <Row>
        <ButtonLink to={paths.home}>{say('home')}</ButtonLink>
        <ButtonLink kind="quiet" to={paths.account}>
          {say('account')}
        </ButtonLink>
      </Row>
    </>
  );
}
