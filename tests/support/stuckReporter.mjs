/** Names the test files that have been at work for minutes: one that never ends would otherwise only be missing. */
import path from 'node:path';

const MINUTES = 5;
const MINUTE_MS = 60_000;

export default class StuckReporter {
  startedAt = new Map();

  onRunStart() {
    this.timer = setInterval(() => this.tell(), MINUTES * MINUTE_MS);
    this.timer.unref();
  }

  onTestFileStart({ path: file }) {
    this.startedAt.set(file, Date.now());
  }

  onTestFileResult({ path: file }) {
    this.startedAt.delete(file);
  }

  onRunComplete() {
    clearInterval(this.timer);
  }

  tell() {
    for (const [file, since] of this.startedAt) {
      const minutes = Math.floor((Date.now() - since) / MINUTE_MS);
      if (minutes >= MINUTES) console.log(`at work for ${minutes} minutes: ${path.relative(process.cwd(), file)}`);
    }
  }
}
