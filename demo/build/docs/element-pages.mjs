import { valuesOf } from '../generate/attribute-values.mjs';
import { codeBlock } from './markdown.mjs';
import { escapeHtml, sentence, slugger, tableRegion, withCode } from './html.mjs';
import { addressFrom } from './page.mjs';
import { exampleOf } from './element-examples.mjs';

const KINDS = { flag: 'present or absent', number: 'number', text: 'text' };
const valuesText = ({ kind, keywords }) => KINDS[kind] ?? keywords.map((word) => `\`${word}\``).join(', ');

const sectionTable = (page, { title, head, entries, row }) => {
  if (entries.length === 0) return '';
  const heading = page.section(title);
  const rows = entries.map((entry) => {
    const name = entry.name || 'default';
    const id = page.symbol(name, entry.description);
    const cells = [`\`${name}\``, ...row(entry)].map((cell) => `<td>${withCode(cell)}</td>`).join('');
    return `<tr id="${id}">${cells}</tr>`;
  });
  const heads = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  return `${heading}${tableRegion(`<thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody>`)}`;
};

const withoutStop = (text) => text.replace(/\.$/, '');

const control = ({ name, description, values }, id) => {
  const label = `<label for="${id}">${escapeHtml(name)}</label>`;
  const data = `id="${id}" data-attribute="${name}" data-description="${escapeHtml(withoutStop(description))}"`;
  if (values.kind === 'flag') return `<div class="flag"><input type="checkbox" ${data}>${label}</div>`;
  if (values.kind === 'keyword') {
    const options = ['', ...values.keywords].map((word) => `<option value="${word}">${word || 'not set'}</option>`);
    return `<div>${label}<select ${data}>${options.join('')}</select></div>`;
  }
  return `<div>${label}<input type="${values.kind}" ${data}></div>`;
};

/** Attributes that a page over demo data is not asked for: they name a service or an app. */
const UNASKED = new Set(['app', 'base-url', 'client-id', 'preview', 'url-strategy', 'name']);

const live = (page, { tag, events }, attributes) => {
  const { html, session } = exampleOf(tag);
  const asked = attributes.filter(({ name }) => !UNASKED.has(name));
  const controls = asked.map((one) => control(one, `set-${one.name}`)).join('');
  return `${page.section('Live')}
<p class="hint">Runs in this page over demo data: nothing is sent, and a reload begins again.</p>
<p class="hint" data-needs-server hidden>Browsers load modules from a server only: open this page by http to see the element.</p>
<div class="live" data-live="${tag}"${session ? ` data-session="${session}"` : ''}>
<div class="stage">${html}</div>
${controls && `<form class="controls" aria-label="Attributes">${controls}</form>`}
<div class="code"><pre tabindex="0"><code data-markup>${codeText(html)}</code></pre></div>
${events.length > 0 ? `<p class="hint">Events, newest first</p><ol class="events" data-events="${events.map(({ name }) => name).join(' ')}" aria-live="polite"></ol>` : ''}
</div>`;
};

const codeText = (html) => escapeHtml(html);

const script = (name) => `<script type="module" src="/cdn/${name}.js"></script>`;

/** Script and markup of an element; one that makes no app stands in one that does. */
const installOf = (name, tag, attributes) => {
  if (attributes.some((attribute) => attribute.name === 'base-url'))
    return `${script(name)}\n<${tag} base-url="/"></${tag}>`;
  return `${script('app')}\n${script(name)}\n<fe-app base-url="/">\n  <${tag}></${tag}>\n</fe-app>`;
};

/** Name of a file with an element's page. */
export const elementPath = (tag) => `elements/${tag}.html`;

const said = ({ description }) => [withoutStop(description)];

/** Page of an element, from its contract: live with controls, and everything that a page sets, hears, fills or styles. */
export const elementPage = (contract, guide) => {
  const { tag, className, description, attributes, attributeTypes, properties, events, slots, parts, cssProperties } =
    contract;
  const path = elementPath(tag);
  const slug = slugger();
  const title = `<${tag}>`;
  const sections = [{ heading: title, level: 1, id: slug(tag), text: description }];
  const symbols = [tag, className].map((name) => ({ name, id: sections[0].id, text: withoutStop(description) }));
  const page = {
    section: (heading) => {
      const id = slug(heading);
      sections.push({ heading, level: 2, id, text: '' });
      return `<h2 id="${id}">${heading} <a class="anchor" href="#${id}" aria-label="Link to this section">#</a></h2>\n`;
    },
    symbol: (name, text) => {
      const id = slug(name);
      symbols.push({ name, id, text: `${title}: ${withoutStop(text)}` });
      return id;
    },
  };
  const typed = attributes.map((one) => ({ ...one, values: valuesOf(attributeTypes[one.name], one.description) }));
  const name = contract.name;
  const html = [
    `<h1 id="${sections[0].id}"><code>${escapeHtml(title)}</code></h1>`,
    `<p class="lead">${withCode(sentence(description))}</p>`,
    `<p>Guide: <a href="${addressFrom(path, guide.path)}">${escapeHtml(guide.label)}</a>.</p>`,
    live(page, contract, typed),
    `${page.section('Install')}`,
    `<p>Without a build, as a module of the server; with a bundler; and in React:</p>`,
    codeBlock(installOf(name, tag, attributes), 'html'),
    codeBlock(`import 'fe-elements/define/${name}';`, 'ts'),
    codeBlock(`import { ${className} } from 'fe-elements/react';`, 'tsx'),
    sectionTable(page, {
      title: 'Attributes',
      head: ['attribute', 'property', 'values', 'meaning'],
      entries: typed,
      row: ({ property, values, description: words }) => [`\`${property}\``, valuesText(values), withoutStop(words)],
    }),
    sectionTable(page, { title: 'Properties', head: ['property', 'meaning'], entries: properties, row: said }),
    sectionTable(page, { title: 'Events', head: ['event', 'when'], entries: events, row: said }),
    sectionTable(page, { title: 'Slots', head: ['slot', 'content'], entries: slots, row: said }),
    sectionTable(page, { title: 'Parts', head: ['part', 'what it is'], entries: parts, row: said }),
    sectionTable(page, {
      title: 'Custom properties',
      head: ['custom property', 'meaning'],
      entries: cssProperties,
      row: said,
    }),
  ].join('\n');
  return { path, title, label: title, html, sections, symbols, modules: modulesOf(contract, exampleOf(tag)) };
};

/** Modules of the elements that an example uses. */
const modulesOf = ({ tag }, { html }) => {
  const tags = new Set([tag, ...Array.from(html.matchAll(/<(fe-[\w-]+)/g), ([, one]) => one)]);
  return Array.from(tags, (one) => `cdn/${one.replace(/^fe-/, '')}.js`);
};
