import { JsonViewState } from '../../../../elements/ui/json-view/json-view.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const event = {
  action: 'User invited',
  actor: { id: 'u-ada', name: 'Ada Lovelace', impersonated: false },
  severity: 2,
  roles: ['Member', 'ReadOnly'],
  request: { ip: '203.0.113.42', agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0' },
  invited: { email: 'noa@acme.test', name: 'נועה בן־דוד', phone: null, groups: [] },
};

const deep = (level: number): unknown => (level === 0 ? 'the bottom' : { [`level ${level}`]: deep(level - 1) });

export const entry: GalleryEntry = {
  name: 'JSON view',
  is: 'Any value as JSON, to be opened and closed branch by branch.',
  wide: true,
  states: {
    'an audit event': () => <JsonViewState label="Details" value={event} />,
    closed: () => <JsonViewState label="Request" value={event} depth={1} />,
    'long texts': () => (
      <JsonViewState label="Assertion" value={{ xml: '<saml:Assertion ID="a1"/>'.repeat(400), id: 'f'.repeat(150) }} />
    ),
    'a long list': () => (
      <JsonViewState label="Members" value={{ ids: Array.from({ length: 12_840 }, (_, at) => `u-${at}`) }} />
    ),
    deep: () => <JsonViewState label="Nested" value={deep(60)} depth={14} />,
    'characters that hide': () => (
      <JsonViewState label="Hostile" value={{ file: 'invoice_\u202Efdp.exe', zero: 'ad\u200Bmin', line: 'one\ntwo' }} />
    ),
    'a single value': () => <JsonViewState label="Answer" value={42} />,
    empty: () => <JsonViewState label="Nothing" value={{}} />,
    missing: () => <JsonViewState label="Details" value={undefined} />,
  },
};
