import { html, type Html } from '../../html.ts';
import type {
  FlagChangeRecord,
  FlagEnvironmentRecord,
  FlagFeatureRecord,
  FlagSegmentRecord,
  FlagStateRecord,
} from '../../store/records.ts';
import { devPage } from '../page.ts';

/** Everything that the page shows. */
export interface ShownFlags {
  environments: readonly FlagEnvironmentRecord[];
  features: readonly FlagFeatureRecord[];
  segments: readonly FlagSegmentRecord[];
  states: readonly FlagStateRecord[];
  /** The newest first. */
  changes: readonly FlagChangeRecord[];
}

const inWords = (subject: string, segments: readonly FlagSegmentRecord[]): string => {
  if (subject === '') return 'everyone';
  if (subject.startsWith('person:')) return `person ${subject.slice('person:'.length)}`;
  return segments.find(({ key }) => subject === `segment:${key}`)?.name ?? subject;
};

const attributesOf = (environment: string, name: string, subject: string): Html => {
  const segment = subject.startsWith('segment:') ? subject.slice('segment:'.length) : '';
  const identifier = subject.startsWith('person:') ? subject.slice('person:'.length) : '';
  return html`data-environment="${environment}" data-name="${name}" ${
    segment ? html`data-segment="${segment}"` : ''
  } ${identifier ? html`data-identifier="${identifier}"` : ''}`;
};

const form = (environment: string, name: string, subject: string, who: string, state?: FlagStateRecord): Html => {
  const value = state?.details.value ?? '';
  const about = `${name} for ${who}`;
  const isOwn = subject !== '' && state !== undefined;
  return html`<form ${attributesOf(environment, name, subject)}>
<label>Value of ${about} <input name="value" value="${String(value)}" autocomplete="off" maxlength="2000"></label>
<button value="on" aria-label="Turn on ${about}">${state?.enabled ? 'Save (is on)' : 'Turn on'}</button>
<button value="off" aria-label="Turn off ${about}">${state && !state.enabled ? 'Save (is off)' : 'Turn off'}</button>
${isOwn ? html`<button value="reset" aria-label="Remove ${about}">Remove</button>` : ''}</form>`;
};

const feature = (environment: FlagEnvironmentRecord, one: FlagFeatureRecord, shown: ShownFlags): Html => {
  const states = shown.states.filter(
    ({ featureId, environmentId }) => featureId === one.id && environmentId === environment.id,
  );
  const stateOf = (subject: string) => states.find((state) => state.subject === subject);
  const people = states.filter(({ subject }) => subject.startsWith('person:'));
  return html`<section class="flag" aria-label="${one.name}"><h3><code>${one.name}</code> <span>${
    stateOf('')?.enabled ? 'on' : 'off'
  }</span></h3>
<p>${one.description}</p>
${form(environment.key, one.name, '', 'everyone', stateOf(''))}
${shown.segments.map(({ key, name }) => form(environment.key, one.name, `segment:${key}`, name, stateOf(`segment:${key}`)))}
${people.map((state) => form(environment.key, one.name, state.subject, inWords(state.subject, []), state))}
<form data-environment="${environment.key}" data-name="${one.name}">
<label>Person’s id for ${one.name} <input name="identifier" required autocomplete="off" maxlength="2000"></label>
<label>Value of ${one.name} for that person <input name="value" autocomplete="off" maxlength="2000"></label>
<button value="on" aria-label="Turn on ${one.name} for that person">Turn on</button>
<button value="off" aria-label="Turn off ${one.name} for that person">Turn off</button></form></section>`;
};

const stateText = (state: { enabled: boolean; value: unknown } | null): string =>
  state ? `${state.enabled ? 'on' : 'off'}${state.value === null ? '' : `, ${String(state.value)}`}` : '–';

/** Page for switching feature flags, per environment, segment and person. */
export const flagsPage = (shown: ShownFlags): string =>
  devPage(
    'Feature flags',
    html`<p role="status" id="said"></p>
${shown.environments.map(
  (environment) => html`<h2>Environment <code>${environment.key}</code></h2>
${shown.features.map((one) => feature(environment, one, shown))}`,
)}
<h2>Changes</h2>
<div class="wide"><table><thead><tr><th scope="col">Time</th><th scope="col">Flag</th><th scope="col">For</th><th scope="col">Before</th><th scope="col">After</th><th scope="col">By</th></tr></thead>
<tbody>${
      shown.changes.length > 0
        ? shown.changes.map(
            ({ createdAt, environment, feature: name, subject, details }) =>
              html`<tr><td><time datetime="${createdAt}">${createdAt.slice(0, 16).replace('T', ' ')}</time></td><td>${name} (${environment})</td><td>${inWords(subject, shown.segments)}</td><td>${stateText(details.before)}</td><td>${stateText(details.after)}</td><td>${details.by}</td></tr>`,
          )
        : html`<tr><td colspan="6" class="empty">No changes yet.</td></tr>`
    }</tbody></table></div>
<script type="module" src="/dev/flags.js"></script>`,
  );
