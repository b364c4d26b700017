/** Signing out removes the session here whatever the server answers, and goes home. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { logout } from '../../../../contract/auth';
import { useSend } from '../../../../frontend/api/useSend';
import { showToast } from '../../ui/toast';
import { paths } from '../paths';
import { forgetAtSignOut } from './recent';
import { clearAuth } from './storage';

export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { send } = useSend(logout);
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const result = await send({});
    clearAuth();
    forgetAtSignOut();
    // Cached answers belong to the user who signed out.
    await mutate(() => true, undefined, { revalidate: false });
    if (result.ok && result.answer.message) showToast('success', result.answer.message);
    void navigate(paths.home);
  }, [navigate, send, mutate]);
}
