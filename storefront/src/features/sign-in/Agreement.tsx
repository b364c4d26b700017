import { Link } from 'react-router-dom';
import { useText } from '../../../../frontend/messages/useText';
import { paths } from '../../app/paths';
import { signInMessages } from './messages';

/** The agreement with its two links in place, in the order of the language. */
export function Agreement({ words }: { words: 'agree' | 'agreeByCode' }) {
  const say = useText(signInMessages);
  const [before, between, after] = say(words, { terms: '\u0001', privacy: '\u0001' }).split('\u0001');
  return (
    <>
      {before}
      <Link to={paths.terms}>{say('terms')}</Link>
      {between}
      <Link to={paths.privacy}>{say('privacy')}</Link>
      {after}
    </>
  );
}
