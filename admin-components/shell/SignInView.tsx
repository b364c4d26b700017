/** The panel's sign-in page instead of Payload's, which supports neither mobile numbers nor a second step. */
import { redirect } from 'next/navigation';
import { getSafeRedirect } from 'payload/shared';
import type { AdminViewServerProps } from 'payload';
import { panelPath } from '../routes';
import { BrandLogo } from './Brand';
import { SignIn } from './SignIn';

export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const wanted = searchParams?.['redirect'];
  const to = getSafeRedirect({
    fallbackTo: `${panelPath}/dashboard`,
    redirectTo: typeof wanted === 'string' ? wanted : '',
  });
  if (initPageResult.req.user) redirect(to);
  return (
    <div className="haat-sign-in">
      <div className="login__brand">
        <BrandLogo />
      </div>
      <SignIn to={to} />
    </div>
  );
}
