import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';

/** Module that a declaration names; a word in quotes, as in `'from' | 'to'`, names none. */
const SPECIFIER = /(?<!['"])(\b(?:from|import|import\(|module)\s*)(['"])([^'"\n]+)\2/g;

/** The file that a condition of an `exports` map leads to, for types. */
const forTypes = (target) => {
  if (typeof target !== 'object' || target === null) return target;
  const key = Object.keys(target).find((name) => ['types', 'import', 'default'].includes(name));
  return key && forTypes(target[key]);
};

const asFile = (path) =>
  [
    path.replace(/\.([mc]?)jsx?$/, '.d.$1ts'),
    path.replace(/\.tsx?$/, '.d.ts'),
    `${path}.d.ts`,
    `${path}.d.mts`,
    `${path}/index.d.ts`,
    path.replace(/\.js$/, '.ts'),
  ].find((file) => /\.[mc]?ts$/.test(file) && existsSync(file));

/** Declarations of a package's entry: its own, else those of `@types`. */
const ofPackage = (name) => {
  const [, base, rest] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/.exec(name) ?? [];
  for (const folder of [`node_modules/${base}`, `node_modules/@types/${base}`]) {
    if (!existsSync(`${folder}/package.json`)) continue;
    const { exports = {}, types, typings } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    const named = forTypes(exports[`.${rest ?? ''}`]) ?? rest ?? types ?? typings;
    const file =
      named &&
      (existsSync(join(folder, named)) && /\.d\.[mc]?ts$/.test(named)
        ? join(folder, named)
        : asFile(join(folder, named)));
    if (file) return file;
  }
  throw new Error(`no declarations of ${name} are installed`);
};

const AUGMENTS = /^declare module '(\.[^']+)'/gm;

/** Declarations below `folder` that add to the interfaces of another one, by that one: no import leads to them. */
const augmentations = (folder) => {
  const by = new Map();
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(AUGMENTS)) {
      const target = asFile(join(dirname(file), specifier));
      if (target) by.set(target, [...(by.get(target) ?? []), file]);
    }
  }
  return by;
};

/**
 * Copies what the declarations at `entries` reach, with those of other packages but `kept`: no others
 * are installed with the package. Returns the path of each file copied, by the file it was copied from.
 */
export const copyTypes = (from, to, entries, kept) => {
  const copied = new Map();
  const augmenting = augmentations(from);
  const placeOf = (file) =>
    file.startsWith(`${from}/`) ? relative(from, file) : file.replace(/^node_modules\//, 'packages/');
  const copy = (file) => {
    if (copied.has(file)) return;
    copied.set(file, join(to, placeOf(file)));
    const leadsTo = (specifier) =>
      specifier.startsWith('.') ? asFile(join(dirname(file), specifier)) : ofPackage(specifier);
    const read = readFileSync(file, 'utf8');
    // comments of others hold examples with imports; their licences are listed beside
    const plain = file.startsWith(`${from}/`) ? read : read.replaceAll(/\/\*[\s\S]*?\*\/|^\/\/\/.*$/gm, '');
    const text = plain.replace(SPECIFIER, (whole, before, quote, specifier) => {
      if (kept(specifier)) return whole;
      const target = leadsTo(specifier);
      if (!target) throw new Error(`${file}: nothing is at ${specifier}`);
      copy(target);
      const path = relative(dirname(placeOf(file)), placeOf(target)).replace(/(?:\.d)?\.([mc]?)ts$/, '.$1js');
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    });
    const adding = (augmenting.get(file) ?? []).map((other) => {
      copy(other);
      const path = relative(dirname(placeOf(file)), placeOf(other)).replace(/\.d\.ts$/, '.js');
      return `import '${path.startsWith('.') ? path : `./${path}`}';\n`;
    });
    mkdirSync(dirname(copied.get(file)), { recursive: true });
    const own = text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
    writeFileSync(copied.get(file), [...adding, own].join(''));
  };
  for (const entry of entries) copy(join(from, entry));
  return copied;
};
