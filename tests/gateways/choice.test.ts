import { createGateways } from '../../gateways/index';
import { randomIds } from '../../gateways/ids';
import type { GatewaySettings } from '../../gateways/types';

const local: GatewaySettings = {
  sms: { name: 'local', outboxFolder: 'outbox' },
  mail: { name: 'local', outboxFolder: 'outbox' },
  bkash: {
    name: 'simulator',
    baseUrl: 'http://localhost',
    appKey: '',
    appSecret: '',
    username: '',
    password: '',
    timeoutSeconds: 29,
  },
  bkashPayouts: {
    isOn: false,
    baseUrl: 'http://localhost',
    appKey: '',
    appSecret: '',
    username: '',
    password: '',
    timeoutSeconds: 29,
    least: 1,
    most: 25_000,
  },
  files: { name: 'disk', folder: 'data' },
};

describe('choosing the gateways', () => {
  it('goes by the name in the settings', () => {
    expect(createGateways(local)).toMatchObject({
      sms: { name: 'local' },
      mail: { name: 'local' },
      files: { name: 'disk' },
    });
    const real = createGateways({
      ...local,
      sms: {
        name: 'http',
        sendUrl: 'http://localhost',
        balanceUrl: 'http://localhost',
        apiKey: '',
        senderId: '',
        timeoutSeconds: 1,
      },
      mail: {
        name: 'smtp',
        host: 'localhost',
        port: 25,
        secure: false,
        user: '',
        password: '',
        from: 'a@b.test',
        timeoutSeconds: 1,
      },
    });
    expect(real).toMatchObject({ sms: { name: 'http' }, mail: { name: 'smtp' } });
  });

  it.each(['sms', 'mail', 'bkash', 'files'] as const)('stops at an unknown name for %s', (what) => {
    const wrong = { ...local, [what]: { ...local[what], name: 'pigeon' } };
    expect(() => createGateways(wrong)).toThrow(/Unknown .+ gateway: pigeon/);
  });
});

describe('ids', () => {
  const many = <T>(make: () => T) => Array.from({ length: 2_000 }, make);

  it('are codes of six digits', () => {
    for (const code of many(randomIds.newCode)) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(many(randomIds.newCode)).size).toBeGreaterThan(1_900);
  });

  it('are tracking ids of letters and digits that are not mistaken for each other', () => {
    const tracking = many(randomIds.newTrackingId);
    for (const id of tracking) expect(id).toMatch(/^HT[2-9A-HJKMNP-TV-Z]{10}$/);
    expect(new Set(tracking).size).toBe(tracking.length);
  });

  it('are order numbers that begin with the day in Dhaka', () => {
    const lateEvening = new Date('2026-03-09T20:00:00.000Z');
    for (const number of many(() => randomIds.newOrderNumber(lateEvening)))
      expect(String(number)).toMatch(/^260310\d{5}$/);
  });

  it('are tokens of 32 random bytes', () => {
    expect(Buffer.from(randomIds.newToken(), 'base64url')).toHaveLength(32);
    expect(new Set(many(randomIds.newToken)).size).toBe(2_000);
  });

  it('are hashed with a secret', () => {
    expect(randomIds.hash('123456', 'secret')).toMatch(/^[0-9a-f]{64}$/);
    expect(randomIds.hash('123456', 'secret')).toBe(randomIds.hash('123456', 'secret'));
    expect(randomIds.hash('123456', 'secret')).not.toBe(randomIds.hash('123456', 'other'));
  });
});
