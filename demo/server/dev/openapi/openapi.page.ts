import { devPage } from '../page.ts';
import { html, type Html } from '../../html.ts';
import { openApiDocument, schemaIn, type OpenApiDocument, type Operation } from '../../openapi/document.ts';
import type { JsonSchema } from '../../openapi/schemas.ts';
import { Hono } from 'hono';
import { areas } from '../../routes.ts';

/** Routes of the OpenAPI document, as JSON and as a page. Part of the development tools. */
export const openApiPages = () => {
  // made on first request: the start of the server does not wait for it
  let made: ReturnType<typeof openApiDocument> | undefined;
  const document = () => (made ??= openApiDocument(areas));
  return new Hono()
    .get('/dev/openapi.json', (context) => context.json(document()))
    .get('/dev/openapi', (context) => context.html(openApiPage(document())));
};

/** Row of a table of fields. */
interface Field {
  name: string;
  type: Html;
  required: boolean;
}

const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

const bounds = ({ minLength, maxLength, minimum, maximum }: JsonSchema): string => {
  const [low, high] = [minLength ?? minimum, maxLength ?? maximum];
  if (low === undefined && high === undefined) return '';
  return ` ${low ?? 0}–${high ?? ''}`;
};

const typeOf = (schema: JsonSchema): Html => {
  if (schema.$ref) return html`<a href="#${refName(schema.$ref)}">${refName(schema.$ref)}</a>`;
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`;
  if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}`;
  if (schema.items) return html`${typeOf(schema.items)}[]`;
  if (schema.anyOf) {
    const [first, ...rest] = schema.anyOf.map(typeOf);
    return html`${first ?? html``}${rest.map((type) => html` | ${type}`)}`;
  }
  if (typeof schema.additionalProperties === 'object') return html`map of ${typeOf(schema.additionalProperties)}`;
  return html`${schema.format ?? schema.type ?? 'any'}${bounds(schema)}`;
};

/** Fields of an object; those of nested objects as `outer.inner`. */
const fieldsOf = (schema: JsonSchema, prefix = ''): Field[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = prefix + key;
    const inner = property.items?.properties ? property.items : property;
    const suffix = property.items?.properties ? '[].' : '.';
    if (inner.properties) return fieldsOf(inner, name + suffix);
    return [{ name, type: typeOf(property), required: schema.required?.includes(key) ?? false }];
  });

const table = (title: string, fields: readonly Field[]): Html =>
  html`<table><caption>${title}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Required</th></tr></thead>
<tbody>${fields.map(
    ({ name, type, required }) =>
      html`<tr><td><code>${name}</code></td><td>${type}</td><td>${required ? 'yes' : 'no'}</td></tr>`,
  )}</tbody></table>`;

const schemaBlock = (title: string, schema: JsonSchema): Html => {
  const fields = fieldsOf(schema);
  if (fields.length > 0) return table(title, fields);
  const empty = schema.type === 'object' && schema.additionalProperties === false;
  return html`<p>${title}: ${empty ? html`an empty object` : typeOf(schema)}</p>`;
};

const operationBlock = (method: string, path: string, operation: Operation): Html => {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const done = responses['200'];
  return html`<details id="${operationId}">
<summary><strong>${method.toUpperCase()}</strong> <code>${path}</code> <span>${summary}</span></summary>
<p>${description.replaceAll('`', '')}</p>
${
  parameters.length > 0
    ? table(
        'Parameters',
        parameters.map(({ name, schema, required }) => ({ name, type: typeOf(schema), required })),
      )
    : html``
}
${requestBody ? schemaBlock('Body', schemaIn(requestBody)) : html``}
${done && 'content' in done ? schemaBlock('Answer', schemaIn(done)) : html``}
</details>`;
};

/** Page of the document. */
export const openApiPage = (document: OpenApiDocument): string => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const schemas = Object.entries(document.components.schemas as Readonly<Record<string, JsonSchema>>); // made by us
  return devPage(
    'API',
    html`
<p>${document.info.description.replaceAll('`', '')}</p>
<p>Calls are made below <code>${document.servers[0]?.url ?? ''}</code>. The same for programs: <a href="/dev/openapi.json">openapi.json</a></p>
${document.tags.map(
  ({ name }) => html`<section aria-labelledby="area-${name}"><h2 id="area-${name}">${name}</h2>
${operations
  .filter(({ operation }) => operation.tags.includes(name))
  .map(({ method, path, operation }) => operationBlock(method, path, operation))}
</section>`,
)}
<section aria-labelledby="area-schemas"><h2 id="area-schemas">Schemas</h2>
${schemas.map(([name, schema]) => html`<section id="${name}"><h3>${name}</h3>${schemaBlock('Fields', schema)}</section>`)}
</section>`,
  );
};
