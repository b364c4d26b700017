/** Dockerfile, compose file and Kubernetes manifests: valid by their own rules, and true of this project. */
import fs from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { readEnv } from '../../env';

const FOLDER = 'deploy/kubernetes';
const read = (file: string): string => fs.readFileSync(file, 'utf8');
const explained = new Set([...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!));
/** Of the image, and of the commands: docs/operating.md. */
const ofOthers = new Set(['MALLOC_ARENA_MAX', 'PAYLOAD_DISABLE_DEPENDENCY_CHECKER']);
const unknownIn = (names: string[]): string[] => names.filter((name) => !explained.has(name) && !ofOthers.has(name));

/** The shutdown of a server: it drains, has 25 seconds, and must not be killed before. */
const longestEnd = (drain: unknown): number => Number(drain) + 25;

describe('the Dockerfile', () => {
  const text = read('Dockerfile');
  const lastStage = text.slice(text.lastIndexOf('\nFROM '));

  test('has no fault the language server of Docker finds', () => {
    expect(validate(text)).toEqual([]);
  });

  test('runs unprivileged, with a health check and documented settings', () => {
    expect(lastStage).toMatch(/^USER node$/m);
    expect(lastStage).toMatch(/^HEALTHCHECK /m);
    expect(lastStage).not.toMatch(/^COPY --chown/m);
    const [, settings] = /^ENV (.+)$/m.exec(lastStage)!;
    expect(unknownIn(settings!.split(' ').map((each) => each.split('=')[0]!))).toEqual([]);
  });

  test('copies what is there', () => {
    for (const [, from] of text.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
      for (const each of from!.split(' ')) expect([each, fs.existsSync(each)]).toEqual([each, true]);
  });

  test('brings every file that the server reads at run time', () => {
    const runtime = ['http', 'endpoints', 'storefront']
      .flatMap((folder) =>
        fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
      )
      .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
      .flatMap((file) => [...read(file).matchAll(/\(projectRoot, '([^']+)'\)/g)].map(([, place]) => place!))
      .filter((place) => !/^(dist|\.next)\b/.test(place));
    expect(runtime.length).toBeGreaterThan(3);
    for (const place of runtime) expect([place, lastStage.includes(place)]).toEqual([place, true]);
  });
});

describe('the compose file', () => {
  type Container = Record<string, unknown> & { environment?: Record<string, unknown>; read_only?: boolean };
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Container> };
  const ours = ['web-1', 'web-2', 'worker', 'setup'];

  test('starts two servers, a worker, three nodes of MongoDB, storage and a proxy', () => {
    const others = ['mongo-1', 'mongo-2', 'mongo-3', 'mongo-set', 'storage', 'buckets', 'caddy'];
    expect(Object.keys(services).sort()).toEqual([...ours, ...others].sort());
    expect(ours.slice(0, 3).map((name) => services[name]!.environment!.PROCESS_ROLE)).toEqual(['web', 'web', 'worker']);
  });

  test.each(ours)('%s may write nothing but its files, and is given time to end', (name) => {
    const service = services[name]!;
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
    });
    expect(unknownIn(Object.keys(service.environment!))).toEqual([]);
    expect(parseInt(String(service.stop_grace_period), 10)).toBeGreaterThan(
      longestEnd(service.environment!.DRAIN_SECONDS),
    );
  });

  test('has settings that the server takes, with what .env has to give', () => {
    const given = Object.entries(services['web-1']!.environment!).map(([name, value]) => [
      name,
      String(value)
        .replace(/\$\{\w+:-(\w*)\}/, '$1')
        .replace(/\$\{PAYLOAD_SECRET.*\}/, '0f3c9a17be82d4655e'.repeat(2)),
    ]);
    const settings = readEnv({ ...(Object.fromEntries(given) as Record<string, string>), ALLOW_LOCAL_GATEWAYS: 'on' });
    expect(settings).toMatchObject({ PROCESS_ROLE: 'web', DRAIN_SECONDS: 5, SERVER_URL: 'https://localhost' });
  });
});

describe('the Kubernetes manifests', () => {
  const kinds = { Deployment, Job, Ingress, PodDisruptionBudget, ConfigMap, Secret, Service };
  type Container = { env?: { name: string }[]; securityContext: unknown };
  type Pod = { terminationGracePeriodSeconds?: number; securityContext: unknown; containers: Container[] };
  type Manifest = {
    kind: keyof typeof kinds;
    metadata: { name: string };
    data?: Record<string, string>;
    stringData?: Record<string, string>;
    spec?: { template?: { spec: Pod } };
  };
  const manifests = fs
    .readdirSync(FOLDER)
    .flatMap((file) => parseAllDocuments(read(path.join(FOLDER, file))).map((each) => each.toJS() as Manifest));
  const config = manifests.find(({ kind }) => kind === 'ConfigMap')!.data!;

  test.each(manifests.map((each) => [`${each.kind} ${each.metadata.name}`, each] as const))(
    '%s is what the API of Kubernetes takes',
    (_name, manifest) => {
      // The model refuses what its schema does not have.
      const Model = kinds[manifest.kind] as unknown as new (given: object) => { validate(): void };
      expect(() => new Model(manifest).validate()).not.toThrow();
    },
  );

  test('the schema is asked: a manifest with a fault is refused', () => {
    const wrong = { spec: { replicas: 'two', selector: {}, template: {} } };
    expect(() => new Deployment(wrong as never).validate()).toThrow();
  });

  test('every pod runs unprivileged, on a read-only disk, with time to shut down', () => {
    const pods = manifests.flatMap(({ metadata, spec }) =>
      spec?.template ? [{ ...metadata, ...spec.template.spec }] : [],
    );
    expect(pods.map(({ name }) => name).sort()).toEqual(['haat-setup', 'haat-web', 'haat-worker']);
    for (const pod of pods) {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true });
      const [container] = pod.containers;
      expect(container!.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      });
      if (pod.name !== 'haat-setup')
        expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(longestEnd(config.DRAIN_SECONDS));
    }
  });

  test('have settings that the server takes, and no others', () => {
    const secret = manifests.find(({ kind }) => kind === 'Secret')!.stringData!;
    const inPods = manifests.flatMap(
      ({ spec }) => spec?.template?.spec.containers.flatMap(({ env = [] }) => env.map(({ name }) => name)) ?? [],
    );
    expect(unknownIn([...Object.keys(config), ...Object.keys(secret), ...inPods])).toEqual([]);
    // As the image starts, with the secrets filled in.
    const filled = Object.fromEntries(
      Object.entries(secret).map(([name, value]) => [name, value || '0f3c9a17be82d4655e'.repeat(2)]),
    );
    const settings = readEnv({ NODE_ENV: 'production', PROCESS_ROLE: 'worker', ...config, ...filled });
    expect(settings).toMatchObject({ PROCESS_ROLE: 'worker', BKASH_GATEWAY: 'http', isProduction: true });
  });
});
