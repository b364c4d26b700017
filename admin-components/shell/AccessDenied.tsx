'use client';
/** For a customer or a suspended user: a message, then a redirect to the shop. */
import { useEffect } from 'react';
import { sharedWords } from '../messages/shared';
import { shopPath } from '../routes';
import { useText } from '../../frontend/messages/useText';

const READING_MS = 2_500;

export function AccessDenied() {
  const say = useText(sharedWords);
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(`${shopPath}/`), READING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="haat-denied">
      <div role="alert">
        <h1>{say('accessDenied')}</h1>
        <p>{say('accessDeniedText')}</p>
      </div>
      <a className="haat-button haat-button--primary" href={`${shopPath}/`}>
        {say('toHomepage')}
      </a>
    </main>
  );
}

/** Replaces Payload's own page for people without access. */
export function AccessDeniedView() {
  return <AccessDenied />;
}
