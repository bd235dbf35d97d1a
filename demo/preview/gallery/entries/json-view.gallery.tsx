import { JsonView } from '../../../../elements/ui/json-view/json-view.tsx';
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
  is: 'A JSON value with branches that open and close.',
  wide: true,
  states: {
    'an audit event': () => <JsonView label="Details" value={event} />,
    closed: () => <JsonView label="Request" value={event} depth={1} />,
    'long texts': () => (
      <JsonView label="Assertion" value={{ xml: '<saml:Assertion ID="a1"/>'.repeat(400), id: 'f'.repeat(150) }} />
    ),
    'a long list': () => (
      <JsonView label="Members" value={{ ids: Array.from({ length: 12_840 }, (_, at) => `u-${at}`) }} />
    ),
    deep: () => <JsonView label="Nested" value={deep(60)} depth={14} />,
    'characters that hide': () => (
      <JsonView label="Hostile" value={{ file: 'invoice_\u202Efdp.exe', zero: 'ad\u200Bmin', line: 'one\ntwo' }} />
    ),
    'a single value': () => <JsonView label="Answer" value={42} />,
    empty: () => <JsonView label="Nothing" value={{}} />,
    missing: () => <JsonView label="Details" value={undefined} />,
  },
};
