import { once } from 'node:events';
import net from 'node:net';

/** Rejects if the port cannot be listened on. Nothing else has to be open for this. */
export async function mustBeFree(port: number, host: string): Promise<void> {
  const probe = net.createServer().listen(port, host);
  await once(probe, 'listening');
  await new Promise((resolve) => probe.close(resolve));
}
