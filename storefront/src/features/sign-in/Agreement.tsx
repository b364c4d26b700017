import { Link } from 'react-router-dom';
import { useText } from '../../../../frontend/messages/useText';
import { paths } from '../../app/paths';
import { signInMessages } from './messages';

/** The agreement with its two links in place, in the order of the language. They open beside the form that is being filled in. */
export function Agreement({ words }: { words: 'agree' | 'agreeByCode' }) {
  const say = useText(signInMessages);
  const [before, between, after] = say(words, { terms: '\u0001', privacy: '\u0001' }).split('\u0001');
  return (
    <>
      {before}
      <Link to={paths.terms} target="_blank" rel="noopener">
        {say('terms')}
      </Link>
      {between}
      <Link to={paths.privacy} target="_blank" rel="noopener">
        {say('privacy')}
      </Link>
      {after}
    </>
  );
}
