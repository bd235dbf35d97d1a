import { existsSync } from 'node:fs';
import { declarationsOf } from './declarations.mjs';
import { sentence, slugger, tableRegion, withCode } from './html.mjs';
import { codeBlock } from './markdown.mjs';

/** Pages of the reference: the door of the package, its sources, and what it is for. */
const PAGES = [
  {
    name: 'options',
    title: 'App options',
    files: ['core/options.ts', 'core/contract/paths.ts'],
    lead: 'Everything that a host can set about an app: `createApp(options)`, and the props of a framework’s provider.',
  },
  {
    name: 'app',
    title: 'The app',
    files: [
      'core/app-types.ts',
      'core/store/state.ts',
      'core/bus/member-queries.ts',
      'core/transport.ts',
      'core/contract/failure.ts',
    ],
    lead: 'The object that elements, scripts and bindings of a page share, with its state, facts and answers.',
  },
  { name: 'react', title: 'fe-elements/react', files: ['adapters/react/index.ts'] },
  { name: 'vue', title: 'fe-elements/vue', files: ['adapters/vue/index.ts'] },
  { name: 'angular', title: 'fe-elements/angular', files: ['adapters/angular/index.ts'] },
  { name: 'vanilla', title: 'fe-elements/vanilla', files: ['adapters/vanilla/index.ts'] },
  { name: 'server', title: 'fe-elements/server', files: ['adapters/server/index.ts'] },
  { name: 'verify', title: 'fe-elements/verify', files: ['adapters/verify/index.ts'] },
  { name: 'calls', title: 'fe-elements/calls', files: ['core/contract/index.ts'] },
  { name: 'testing', title: 'fe-elements/testing', files: ['adapters/testing/index.ts'] },
  {
    name: 'testing-playwright',
    title: 'fe-elements/testing/playwright',
    files: ['adapters/testing/playwright/index.ts'],
  },
  { name: 'preview', title: 'fe-elements/preview', files: ['demo/preview/index.ts'] },
];

/** Components and classes of elements, which have pages of their own. */
const isElement = ({ name }) => /^Fe[A-Z]/.test(name) && name !== 'FeProvider';

const withoutStop = (text) => text.replace(/\.$/, '');

const membersTable = (members) => {
  if (members.length === 0) return '';
  const rows = members.map(
    ({ type, description }) =>
      `<tr><td class="declaration">${withCode(`\`${type.replaceAll('`', '')}\``)}</td><td>${withCode(sentence(withoutStop(description)))}</td></tr>`,
  );
  return tableRegion(
    `<thead><tr><th scope="col">member</th><th scope="col">meaning</th></tr></thead><tbody>${rows.join('')}</tbody>`,
  );
};

const pageOf = ({ name, title, files, lead = '' }) => {
  const slug = slugger();
  const path = `api/${name}.html`;
  const sections = [{ heading: title, level: 1, id: slug(title), text: lead }];
  const symbols = [];
  const found = files.flatMap(declarationsOf);
  const parts = found
    .filter((one) => !isElement(one))
    .map((one) => {
      const id = slug(one.name);
      const text = withoutStop(one.description);
      sections.push({ heading: one.name, level: 2, id, text });
      symbols.push({ name: one.name, id, text });
      for (const member of one.members)
        if (member.name)
          symbols.push({
            name: member.name.replace('?', ''),
            id,
            text: `${one.name}: ${withoutStop(member.description)}`,
          });
      const anchor = `<a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`;
      return `<h2 id="${id}"><code>${one.name}</code> ${anchor}</h2>
${one.description ? `<p>${withCode(one.description)}</p>` : ''}
${codeBlock(one.code, 'typescript')}
${membersTable(one.members)}`;
    });
  const hasElements = found.some(isElement);
  const html = [
    `<h1 id="${sections[0].id}">${title}</h1>`,
    lead && `<p class="lead">${withCode(lead)}</p>`,
    hasElements &&
      '<p>A component for each element, too: see the pages of the <a href="../index.html">elements</a>.</p>',
    ...parts,
  ];
  return { path, title, label: title, html: html.filter(Boolean).join('\n'), sections, symbols };
};

/** Pages of the reference of types and functions, made from the sources of what the package exports. */
export const apiPages = () => PAGES.filter(({ files }) => files.every((file) => existsSync(file))).map(pageOf);
