/**
 * The fields of the caller's account that services see: none that could prove a password. Sessions are read where they
 * are needed.
 */
export const accountFields = {
  name: true,
  email: true,
  mobile: true,
  mobile_prefix: true,
  image: true,
  role_as: true,
  is_vendor: true,
  is_incharge: true,
  is_editor: true,
  status: true,
  mobile_verify: true,
  has_password: true,
  user_verify: true,
  deleted: true,
  createdAt: true,
  updatedAt: true,
} as const;
