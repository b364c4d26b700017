/** Who makes Haat. */
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { Prose } from '../features/static/Prose';
import { useText } from '../../../frontend/messages/useText';
import { ButtonLink } from '../ui/Button';
import { Row } from '../ui/Card';
import { PageHeading } from '../ui/PageHeading';
import { aboutMessages } from './about.messages';

const parts = ['what', 'why', 'open'] as const;

export function Page() {
  const say = useText(aboutMessages);
  useHead({ title: say('aboutTitle'), description: say('aboutText') });
  return (
    <>
      <PageHeading title={say('about')} text={say('aboutText')} />
      <Prose>
        {parts.map((part) => (
          <section key={part}>
            <h2>{say(`${part}Title`)}</h2>
            <p>{say(part)}</p>
          </section>
        ))}
        <Row style={{ marginTop: 20 }}>
          <ButtonLink to={paths.contact}>{say('toContact')}</ButtonLink>
          <ButtonLink kind="quiet" to={paths.becomeVendor}>
            {say('toVendor')}
          </ButtonLink>
        </Row>
      </Prose>
    </>
  );
}
