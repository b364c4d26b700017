/** Styles that a page before this one has had are not compiled again: every page on the server begins with an empty style sheet. */
import { useContext, useMemo, type PropsWithChildren } from 'react';
import { StyleSheetContext, type IStyleSheetContext } from 'styled-components';

type Compile = IStyleSheetContext['stylis'];

/** More than the shop's components have. At this number all are compiled anew. */
const MOST = 5_000;
const compiled = new Map<string, string[]>();

/** The same rules, from memory if they have been compiled before. */
function remembered(compile: Compile): Compile {
  const known: Compile = (css, selector, prefix, componentId) => {
    const key = [selector, prefix, componentId, css].join('\n');
    let rules = compiled.get(key);
    if (!rules) {
      rules = compile(css, selector, prefix, componentId);
      if (compiled.size >= MOST) compiled.clear();
      compiled.set(key, rules);
    }
    return rules;
  };
  known.hash = compile.hash;
  return known;
}

/** For what is below it. Inside the style sheet's own provider. */
export function KnownRules({ children }: PropsWithChildren) {
  const given = useContext(StyleSheetContext);
  const value = useMemo(() => ({ ...given, stylis: remembered(given.stylis) }), [given]);
  return <StyleSheetContext.Provider value={value}>{children}</StyleSheetContext.Provider>;
}
