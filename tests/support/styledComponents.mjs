/** The library as bundlers see it: Node would give its CommonJS build as the default export. */
import { createRequire } from 'node:module';

const library = createRequire(import.meta.url)('../../node_modules/styled-components/dist/styled-components.cjs.js');

export default library.default;
export const {
  createGlobalStyle,
  css,
  keyframes,
  ServerStyleSheet,
  StyleSheetContext,
  StyleSheetManager,
  ThemeProvider,
  useTheme,
} = library;
