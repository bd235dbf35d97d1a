import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const elements = normalizePath(fileURLToPath(new URL('../../elements/', import.meta.url)));
const SUFFIX = '.element.ts';

/** Definitions by the virtual module that registers each. */
const registered = new Map(
  readdirSync(elements, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => join(elements, normalizePath(file)))
    .map((file) => [join(dirname(file), 'define.ts'), file]),
);

/** The module that registers each element, by the name it is published under. */
export const definitions: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(registered, ([module, file]) => [basename(file, SUFFIX), module]),
);

/** `login-box.element.ts` exports `FeLoginBox`. */
const classNameOf = (file: string) =>
  `fe-${basename(file, SUFFIX)}`.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Source of a module that registers an element. Imports are relative: source maps tell of no machine. */
export const sourceOf = (module: string): string => {
  const file = registered.get(module) ?? '';
  const name = classNameOf(file);
  const register = JSON.stringify(relative(dirname(file), join(elements, 'kit/define.ts')));
  const element = JSON.stringify(`./${basename(file)}`);
  return `import { registerElement } from ${register}; import { ${name} } from ${element}; registerElement(${name});`;
};

/** Makes the modules that register an element. What takes mailed links out of the address comes first, with `registerElement`. */
export const definingModules: Plugin = {
  name: 'defining-modules',
  enforce: 'pre',
  resolveId: { order: 'pre', handler: (id) => (registered.has(id) ? id : null) },
  load: {
    order: 'pre',
    handler: (id) => (registered.has(id) ? sourceOf(id) : null),
  },
};
