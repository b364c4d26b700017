/** The session values stored in the browser, under the names in the specifications; shop and panel share them. */
export type SessionAnswer = {
  token: string;
  username: string;
  mobile: string;
  role: string;
  image: string | null;
};

type Kept = 'auth_token' | 'auth_name' | 'auth_mobile' | 'auth_role' | 'auth_image';

export const sessionValues = (answer: SessionAnswer): Record<Kept, string | null> => ({
  auth_token: answer.token,
  auth_name: answer.username,
  auth_mobile: answer.mobile,
  auth_role: answer.role === '' ? null : answer.role,
  auth_image: answer.image,
});
