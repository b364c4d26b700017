/** A port of this machine that nobody listens on, for servers that live as long as one command or test. */
import net from 'node:net';

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
