/**
 * Stack traces that name the source. Node's own way (`--enable-source-maps`) reads the map of every package at start,
 * which costs 60 MB and a second; here only the bundle's are read, and only when a stack trace is needed.
 */
import fs from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** `folder`: where the bundled files and their maps are. */
export function nameSources(folder) {
  const bundled = pathToFileURL(`${folder}${path.sep}`).href;
  const maps = new Map();
  const mapOf = (address) => {
    if (!maps.has(address)) maps.set(address, readMap(`${fileURLToPath(address)}.map`));
    return maps.get(address);
  };
  const lineOf = (site) => {
    const address = site.getFileName();
    const text = String(site);
    if (!address?.startsWith(bundled)) return text;
    const { originalSource, originalLine, originalColumn } =
      mapOf(address)?.findEntry(site.getLineNumber() - 1, site.getColumnNumber() - 1) ?? {};
    if (!originalSource) return text;
    const source = path.resolve(folder, originalSource);
    return text.replace(
      `${address}:${site.getLineNumber()}:${site.getColumnNumber()}`,
      `${source}:${originalLine + 1}:${originalColumn + 1}`,
    );
  };
  Error.prepareStackTrace = (error, sites) =>
    [headOf(error), ...sites.map((site) => `    at ${lineOf(site)}`)].join('\n');
}

/** Without its map a trace names the bundle; it must not fail. */
function readMap(file) {
  try {
    return new SourceMap(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

function headOf(error) {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}
