/**
 * In a run of all API tests, a file of the project is loaded from the bundle (`bundledModules`); in a run of chosen files,
 * where bundling takes longer than it saves, and outside API tests, as it is. Plain CommonJS: Jest requires it.
 */
const fs = require('node:fs');
const path = require('node:path');

let bundled;

function modules() {
  const folder = process.env.TEST_MODULES;
  if (!folder) return undefined;
  bundled ??= new Map(
    Object.entries(JSON.parse(fs.readFileSync(path.join(folder, 'modules.json'), 'utf8'))).map(([source, file]) => [
      path.resolve(source),
      path.join(folder, file),
    ]),
  );
  return bundled;
}

module.exports = (request, options) => {
  const found = options.defaultResolver(request, options);
  return modules()?.get(found) ?? found;
};
