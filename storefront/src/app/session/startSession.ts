/** Stores what login and register return under the names in the specifications. */
import { keepSession, writeStored } from './storage';

export type SessionAnswer = {
  token: string;
  username: string;
  mobile: string;
  role: string;
  image: string | null;
};

export function startSession(answer: SessionAnswer, isKept = true): void {
  keepSession(isKept);
  writeStored({
    auth_token: answer.token,
    auth_name: answer.username,
    auth_mobile: answer.mobile,
    auth_role: answer.role === '' ? null : answer.role,
    auth_image: answer.image,
  });
}
