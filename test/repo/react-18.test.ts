import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as react from 'react';
import { describe, expect, it } from 'vitest';

const sources = ['elements', 'adapters', 'demo/preview']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** All that React 18.2 exports and pages may use. Source: `Object.keys(require('react'))` of react@18.2.0. */
const IN_REACT_18 = new Set(
  `Children Component Fragment Profiler PureComponent StrictMode Suspense cloneElement createContext createElement createRef
   forwardRef isValidElement lazy memo startTransition useCallback useContext useDebugValue useDeferredValue useEffect useId
   useImperativeHandle useInsertionEffect useLayoutEffect useMemo useReducer useRef useState useSyncExternalStore
   useTransition version`.split(/\s+/),
);
const later = Object.keys(react).filter((name) => !IN_REACT_18.has(name));

const IMPORT = /import\s+(?!type\b)(?:\w+,\s*)?\{([^}]*)\}\s+from 'react'/g;
const importsOf = (text: string) =>
  Array.from(text.matchAll(IMPORT), ([, names = '']) => names.split(',').map((name) => name.trim())).flat();

const contexts = sources.flatMap(({ text }) =>
  Array.from(text.matchAll(/(\w+) = createContext\b/g), ([, name]) => name),
);

/** Hosts bring their own React, 18.2 or later. What it lacks fails there alone. */
describe('a component', () => {
  it('imports nothing that React 18 lacks', () => {
    expect(later).toContain('use');
    const faults = sources.flatMap(({ file, text }) =>
      importsOf(text)
        .filter((name) => later.includes(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(faults).toEqual([]);
  });

  it('renders a context by its Provider', () => {
    expect(contexts.length).toBeGreaterThan(5);
    const itself = new RegExp(`<(${contexts.join('|')})[\\s>]`);
    expect(sources.filter(({ text }) => itself.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('takes a ref by forwardRef, as React 18 does not pass it as a prop', () => {
    const asProp = /^\s+ref\??: Ref</m;
    const faults = sources.filter(({ text }) => asProp.test(text)).map(({ file }) => file);
    expect(faults).toEqual([]);
  });

  it('sets no `inert` by a prop, which React 18 drops', () => {
    const faults = sources.filter(({ text }) => /<[a-z][^<>]*\sinert[={\s>]/.test(text)).map(({ file }) => file);
    expect(faults).toEqual([]);
  });
});
