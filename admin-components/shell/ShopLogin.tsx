'use client';
/** Below Payload's sign-in form, which knows e-mails only: the way to the shop's, which takes mobile numbers too. */
import { navWords } from '../messages/nav';
import { shopPath } from '../routes';
import { useWords } from '../shared/words/useWords';

export function ShopLogin() {
  const say = useWords(navWords);
  return <p className="haat-other-login"><a href={`${shopPath}/login`}>{say('shopLogin')}</a></p>;
}
