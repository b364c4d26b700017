/** Phone, e-mail, social links. */
import { Mail, Phone, Share2 } from 'lucide-react';
import styled from 'styled-components';
import { topbarInformation } from '../../../contract/site';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { Card } from '../ui/Card';
import { PageHeading } from '../ui/PageHeading';
import { aboutMessages } from './about.messages';

const Grid = styled.div`
  display: grid;
  gap: 16px;
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    margin-bottom: 10px;
  }
  h2 svg {
    color: var(--leaf);
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    font-weight: 600;
  }
`;

/** The second line of the customer care desk; the first is the site's own contact. */
const secondNumber = '+8801700000099';
const firstNumber = '+8801700000098';
const fallbackEmail = 'support@haat.example';

const social = [
  ['facebook', 'https://www.facebook.com/'],
  ['youtube', 'https://www.youtube.com/'],
  ['linkedin', 'https://www.linkedin.com/'],
] as const;

export function Page() {
  const say = useText(aboutMessages);
  const { digits } = useFormats();
  const { answer } = useCall(topbarInformation, {});
  const email = answer?.email || fallbackEmail;
  const numbers = [answer?.contact || firstNumber, secondNumber];
  useHead({ title: say('contactTitle'), description: say('contactText') });
  return (
    <>
      <PageHeading title={say('contact')} text={say('contactText')} />
      <Grid>
        <Card>
          <h2>
            <Phone size={22} aria-hidden="true" />
            {say('care')}
          </h2>
          <ul>
            {numbers.map((number) => (
              <li key={number}>
                <a
                  href={`tel:${number.replace(/[^\d+]/g, '')}`}
                  aria-label={say('callNumber', { number: digits(number) })}
                >
                  {digits(number)}
                </a>
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <h2>
            <Mail size={22} aria-hidden="true" />
            {say('write')}
          </h2>
          <ul>
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          </ul>
        </Card>
        <Card>
          <h2>
            <Share2 size={22} aria-hidden="true" />
            {say('follow')}
          </h2>
          <ul>
            {social.map(([key, address]) => (
              <li key={key}>
                <a href={address} rel="noreferrer" target="_blank">
                  {say(key)}
                </a>
              </li>
            ))}
          </ul>
        </Card>
      </Grid>
    </>
  );
}
