/**
 * Shuts the server down without cutting anybody off: no new connections are accepted, every answer announces that its
 * connection closes, and requests in progress are answered. A connection without traffic is given a moment and then
 * closed: an abandoned one, a head or a body that stopped half-way, a client that does not read.
 */
import type http from 'node:http';
import net from 'node:net';

const LOOK_MS = 50;
/**
 * The number of checks for which a connection may be inactive: an idle one, and one with a request in progress, a
 * half-sent request or a half-read answer. Counted in checks rather than time, because between two checks all data that
 * has arrived is read, however late a busy server is.
 */
const IDLE_LOOKS = 3;
const QUIET_LOOKS = 20;
/** Where new connections do not end. */
const LONGEST_KNOCKING_MS = 5_000;
/**
 * Less than this in that time counts as inactive: a client sending a byte now and then would delay the shutdown for
 * ever.
 */
const MOVING_BYTES = 512;

/**
 * `readAtRest`: how much had been received when the last answer was done; anything since is the beginning of a request.
 */
type Line = { answers: Set<http.ServerResponse>; readAtRest: number; still: number; movedBytes: number };

/**
 * Watches the server's connections from now on; the returned function ends it, and resolves when the last one is
 * closed.
 */
export function answerAndStop(server: http.Server): () => Promise<void> {
  const lines = new Map<net.Socket, Line>();
  let stopping = false;
  const lineOf = (socket: net.Socket): Line => {
    let line = lines.get(socket);
    if (!line) {
      lines.set(socket, (line = { answers: new Set(), readAtRest: 0, still: 0, movedBytes: 0 }));
      socket.once('close', () => lines.delete(socket));
    }
    return line;
  };
  server.on('connection', (socket: net.Socket) => void lineOf(socket));
  server.prependListener('request', (req, res: http.ServerResponse) => {
    if (stopping) res.shouldKeepAlive = false;
    const line = lineOf(req.socket);
    line.answers.add(res);
    res.once('close', () => {
      line.answers.delete(res);
      line.readAtRest = req.socket.bytesRead;
    });
  });
  const look = () => {
    for (const [socket, line] of lines) if (isOver(socket, line)) socket.destroy();
  };
  return () =>
    new Promise((resolve) => {
      stopping = true;
      for (const [socket, line] of lines) {
        for (const answer of line.answers) answer.shouldKeepAlive = false;
        line.movedBytes = bytesOf(socket);
      }
      // Not the HTTP server's own `close`: it closes idle connections at once.
      whenNobodyKnocks(server, () => net.Server.prototype.close.call(server, () => resolve()));
      setInterval(look, LOOK_MS).unref();
    });
}

/**
 * Calls `shut` once no connection is waiting to be accepted, because closing the listener resets those that are. Node accepts one
 * connection per turn of the event loop, and a busy server's turns are long: a turn without a new one means none was waiting.
 */
function whenNobodyKnocks(server: http.Server, shut: () => void): void {
  const latest = performance.now() + LONGEST_KNOCKING_MS;
  let hasKnocked = true;
  const note = () => (hasKnocked = true);
  server.on('connection', note);
  const look = () => {
    if (!hasKnocked || performance.now() > latest) {
      server.off('connection', note);
      return shut();
    }
    hasKnocked = false;
    setImmediate(look);
  };
  setTimeout(() => setImmediate(look), LOOK_MS);
}

/** Bytes received, and bytes accepted by the other side. */
const bytesOf = (socket: net.Socket): number => socket.bytesRead + socket.bytesWritten - socket.writableLength;

/** Whether nobody is waiting for anything on a connection that could still arrive. */
function isOver(socket: net.Socket, line: Line): boolean {
  const moved = bytesOf(socket) - line.movedBytes;
  // Worth waiting for: the whole request has arrived and its answer is being made, and the client is not the one
  // holding it up.
  const isAtWork = [...line.answers].some(
    (answer) => answer.req.complete && !answer.writableEnded && !answer.writableNeedDrain,
  );
  if (isAtWork || moved >= MOVING_BYTES) {
    Object.assign(line, { still: 0, movedBytes: bytesOf(socket) });
    return false;
  }
  line.still += 1;
  const isIdle = line.answers.size === 0 && socket.bytesRead > 0 && socket.bytesRead === line.readAtRest;
  return line.still > (isIdle ? IDLE_LOOKS : QUIET_LOOKS);
}
