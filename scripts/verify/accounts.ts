/** Data of accounts: sessions, codes, a person's own records. */
import { codeTries } from '../../domain/codes';
import type { Findings } from './checks';
import { groupBy, num, ref, type Reader } from './reader';

/**
 * A person's own records. Orders, returns and reviews stay with the emptied account, as may later notifications about
 * them.
 */
const owns = ['carts', 'favorites', 'addresses', 'two-factors'] as const;

export async function checkAccounts(reader: Reader, findings: Findings, now: number): Promise<void> {
  const barred = { or: [{ status: { not_equals: 1 } }, { deleted: { equals: 1 } }] };
  for await (const users of reader.pages('users', ['status', 'deleted', 'sessions'], barred)) {
    const gone = users.filter((user) => user.deleted === 1).map(({ id }) => id);
    const kept = new Map<string, string[]>();
    for (const collection of owns) {
      for (const user of groupBy(await reader.of(collection, 'user', gone, []), 'user').keys())
        kept.set(user, [...(kept.get(user) ?? []), collection]);
    }
    for (const user of users) {
      const open = Array.isArray(user.sessions) ? user.sessions.length : 0;
      const left = kept.get(String(user.id)) ?? [];
      findings.expect(
        'user/gone',
        `user ${user.id}`,
        open === 0 && left.length === 0,
        `${open} sessions, ${left.join(', ') || 'nothing'} kept`,
      );
    }
  }
  await checkCodes(reader, findings, now);
}

async function checkCodes(reader: Reader, findings: Findings, now: number): Promise<void> {
  const seen = new Set<string>();
  const alive = {
    and: [{ used_at: { exists: false } }, { expires_at: { greater_than: new Date(now).toISOString() } }],
  };
  for await (const codes of reader.pages('one-time-codes', ['purpose', 'mobile', 'tries'], alive)) {
    for (const code of codes) {
      const key = `${ref(code.purpose)} ${ref(code.mobile)}`;
      findings.expect(
        'code/one',
        `code ${code.id}`,
        !seen.has(key) && num(code.tries) <= codeTries + 1,
        `a second one, or ${code.tries} tries`,
      );
      seen.add(key);
    }
  }
}
