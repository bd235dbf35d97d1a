import { runnerImport } from 'vite';

const MODULES = {
  environment: '/demo/server/vendor/environment.ts',
  schema: '/demo/server/vendor/config-schema.ts',
  config: '/demo/server/vendor/config.ts',
  keys: '/demo/server/vendor/config-keys.ts',
  engine: '/demo/server/store/engine-requirements.ts',
};

/** The operator's environment, the schema of the file, its defaults and what its keys mean, from the server's sources. */
const readModules = async () => {
  const { module } = await runnerImport('operator', {
    configFile: false,
    root: process.cwd(),
    logLevel: 'warn',
    plugins: [
      {
        name: 'operator',
        enforce: 'pre',
        resolveId: (id) => (id === 'operator' ? '\0operator' : null),
        load: (id) =>
          id === '\0operator'
            ? Object.entries(MODULES)
                .map(([name, file]) => `export * as ${name} from '${file}';`)
                .join('')
            : null,
      },
    ],
  });
  return module;
};

const inner = (schema) =>
  schema.type === 'optional' || schema.type === 'exact_optional' ? inner(schema.wrapped) : schema;
/** Steps of a pipe, the schema itself first. */
const steps = (schema) => schema.pipe ?? [schema];
const entriesOf = (schema) => steps(schema).find((step) => step.entries)?.entries;

const code = (text) => `\`${text}\``;
/** A keyword; one that looks like another type keeps its quotation marks. */
const keyword = (text) => code(/^(true|false)$/.test(text) ? JSON.stringify(text) : text);

/** Values that a schema takes, in words: those of its own refusal. */
const valuesOf = (schema) => {
  const type = inner(schema);
  if (type.type === 'nullable') return `${valuesOf(type.wrapped)}, or \`null\``;
  if (type.type === 'strict_object') return 'object';
  if (type.type === 'boolean') return '`true`, `false`';
  if (type.type === 'picklist') return type.options.map(keyword).join(', ');
  if (type.type === 'array') {
    const item = inner(type.item);
    return item.type === 'strict_object'
      ? `list of objects: ${Object.keys(item.entries).map(code).join(', ')}`
      : `list of: ${valuesOf(type.item)}`;
  }
  if (type.type === 'record') return 'object';
  const messages = steps(type).flatMap(({ message }) => (typeof message === 'string' ? message : []));
  const [last = ''] = messages.filter((message) => !/must (not )?be (a text|empty)/.test(message)).slice(-1);
  return last.replace(/^must be /, '').replace(/^must have /, 'text, ') || 'text';
};

/** Whether an object is one value: an allowance. */
const isAllowance = (entries) => Object.keys(entries).join() === 'times,seconds';

/** Objects in a list, or one that may be null, as their keys go on; rules have a page of their own. */
const innerObject = (schema, key) => {
  const type = inner(schema);
  const object = type.type === 'array' ? type.item : type.type === 'nullable' ? type.wrapped : undefined;
  if (!object || key.endsWith('.rules') || !entriesOf(inner(object))) return undefined;
  return { object, key: type.type === 'array' ? `${key}[]` : key };
};

const isOptional = ({ type }) => type === 'optional' || type === 'exact_optional';

/** Leaves of the schema: their dotted keys, and the values that each takes; inside a list, whether and with what it is required. */
const leavesOf = (schema, path = '', required = 'required') =>
  Object.entries(entriesOf(inner(schema))).flatMap(([name, entry]) => {
    const key = path ? `${path}.${name}` : name;
    const entries = entriesOf(inner(entry));
    const within = isOptional(entry) || inner(entry).type === 'nullable' ? `required with ${code(name)}` : required;
    if (entries && !isAllowance(entries)) return leavesOf(entry, key, within);
    const leaf = {
      key,
      values: entries ? 'object: `times`, `seconds`' : valuesOf(entry),
      ...(path.includes('[]') && { listed: isOptional(entry) ? 'not set' : required }),
    };
    const object = innerObject(entry, key);
    return object ? [leaf, ...leavesOf(object.object, object.key, key === object.key ? within : 'required')] : [leaf];
  });

const at = (object, key) => key.split('.').reduce((value, name) => value?.[name], object);

/** Longest default that a table has. */
const SHORT = 60;
const defaultText = (value) => {
  if (value === undefined) return 'not set';
  if (typeof value === 'string') return code(JSON.stringify(value));
  const text = JSON.stringify(value).replaceAll(/([:,])(?=\S)/g, '$1 ');
  if (text.length <= SHORT) return code(text);
  return value.every((one) => typeof one === 'string')
    ? value.map((one) => code(JSON.stringify(one))).join(', ')
    : `built in: ${value.length}`;
};

/** Description of a key: its own, or that of the group. Throws where there is none. */
const describedBy = (keys, key) => {
  const found = key in keys ? key : key.replace(/[^.]+$/, '*');
  if (!(found in keys)) throw new Error(`demo/server/vendor/config-keys.ts does not describe ${key}`);
  return found;
};

/** Documentation of the server: variables of the environment, keys of the operator's file, and needs of the engine. */
export const readOperator = async () => {
  const { environment, schema, config, keys, engine } = await readModules();
  const leaves = leavesOf(schema.configSchema);
  const described = new Set(leaves.map(({ key }) => describedBy(keys.CONFIG_KEYS, key)));
  const unknown = Object.keys(keys.CONFIG_KEYS).find((key) => !described.has(key));
  if (unknown) throw new Error(`demo/server/vendor/config-keys.ts describes ${unknown}, which is no key`);
  return {
    environment: Object.entries(environment.ENVIRONMENT).map(([name, variable]) => ({ name, ...variable })),
    engine: engine.ENGINE_REQUIREMENTS,
    keys: leaves.map(({ key, values, listed }) => ({
      key,
      values,
      without: listed ?? defaultText(at(config.DEFAULT_CONFIG, key)),
      description: keys.CONFIG_KEYS[describedBy(keys.CONFIG_KEYS, key)],
    })),
  };
};
