/** The HTTP methods of the wire. Source: protocol/README.md#addresses. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** File that a call answers. */
export interface FileAnswer {
  /** Its bytes, with the content type of the answer. */
  readonly blob: Blob;
  /** Name to save it under, without a path. */
  readonly name: string;
}

/** How the body of a success is read. Source: protocol/README.md#answers. */
export type AnswerKind = 'json' | 'text' | 'file';

/**
 * One call of the wire: its method, its path with `{names}`, how its answer is read, and, in the type system only, what it
 * takes and answers. The builders return the same object, so a call costs a browser no more than these.
 */
export interface Endpoint<Path extends string = string, Query = unknown, Body = unknown, Answer = unknown> {
  readonly method: HttpMethod;
  readonly path: Path;
  /** JSON where it is absent. */
  readonly answers?: AnswerKind;
  /** The body travels as a form, with files; as JSON where it is absent. */
  readonly takes?: 'form';
  /** Never present at run time. */
  readonly types?: { readonly query: Query; readonly body: Body; readonly answer: Answer };
  query<Next>(): Endpoint<Path, Next, Body, Answer>;
  body<Next>(): Endpoint<Path, Query, Next, Answer>;
  /** The body is a form: its fields, files among them. */
  form<Next>(): Endpoint<Path, Query, Next, Answer>;
  returns<Next>(): Endpoint<Path, Query, Body, Next>;
  /** The answer is text, as it is. */
  returnsText(): Endpoint<Path, Query, Body, string>;
  /** The answer is a file. */
  returnsFile(): Endpoint<Path, Query, Body, FileAnswer>;
}

/** A folder of calls, keyed by what they do. */
export type ContractArea = Readonly<Record<string, AnyEndpoint>>;

// biome-ignore lint: the kit must name an endpoint of any shape
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyEndpoint = Endpoint<string, any, any, any>;

export type QueryOf<E> = E extends Endpoint<string, infer Query, infer _Body, infer _Answer> ? Query : never;
export type BodyOf<E> = E extends Endpoint<string, infer _Query, infer Body, infer _Answer> ? Body : never;
export type AnswerOf<E> = E extends Endpoint<string, infer _Query, infer _Body, infer Answer> ? Answer : never;

/** The names between braces in a path: `/roles/{roleId}` has `roleId`. */
export type ParamsOf<E> = E extends Endpoint<infer Path> ? NamesIn<Path> : never;
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type Field<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : // a call whose fields are all optional may be made without them
    Record<never, never> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** Input of a call: path parameters, query and body, each only where the call has it. */
export type InputOf<E> = ([ParamsOf<E>] extends [never]
  ? unknown
  : { readonly params: Readonly<Record<ParamsOf<E>, string>> }) &
  Field<'query', QueryOf<E>> &
  Field<'body', BodyOf<E>>;

const endpoint = (method: HttpMethod, path: string): AnyEndpoint => {
  const reads = (answers: AnswerKind) => () => Object.assign(self, { answers });
  const self: AnyEndpoint = {
    method,
    path,
    query: () => self,
    body: () => self,
    form: () => Object.assign(self, { takes: 'form' as const }),
    returns: () => self,
    returnsText: reads('text'),
    returnsFile: reads('file'),
  };
  return self;
};

/** The builders of the calls whose paths begin alike. */
export const under = <Prefix extends string>(prefix: Prefix) => {
  const builder =
    (method: HttpMethod) =>
    // the object is of every shape at once: its types exist only for the compiler
    <Path extends string>(path: Path) =>
      endpoint(method, prefix + path) as Endpoint<`${Prefix}${Path}`, undefined, undefined, undefined>;
  return {
    get: builder('GET'),
    post: builder('POST'),
    put: builder('PUT'),
    patch: builder('PATCH'),
    del: builder('DELETE'),
  };
};

/** The path with its names filled in, each encoded. */
export const pathOf = (call: AnyEndpoint, params: Readonly<Record<string, string>> = {}): string =>
  call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`${call.method} ${call.path} needs ${name}`);
    return encodeURIComponent(value);
  });
