import { LinkButton } from '../../../../elements/ui/button/link-button.tsx';
import { Field } from '../../../../elements/ui/field/field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const idle = () => undefined;
const regions = (
  <>
    <option>Frankfurt</option>
    <option>Virginia</option>
  </>
);

export const entry: GalleryEntry = {
  name: 'Field',
  is: 'The frame of every input: label, hint and error.',
  states: {
    plain: () => (
      <Field label="Region">
        {({ attributes }) => (
          <select className="fe-input" {...attributes}>
            {regions}
          </select>
        )}
      </Field>
    ),
    'with everything': () => (
      <Field
        label="Region"
        hint="Where the data of Acme Robotics is kept. It cannot be changed later."
        error="Frankfurt is full until Monday. Choose another region, or wait."
        optional
        action={<LinkButton onPress={idle}>Compare</LinkButton>}
      >
        {({ attributes }) => (
          <select className="fe-input" {...attributes}>
            {regions}
          </select>
        )}
      </Field>
    ),
    'long text': () => (
      <Field
        label="Department of unmanned underwater vehicles, Rostock-Warnemünde and Donaudampfschifffahrtsgesellschaft"
        hint="https://docs.acme-robotics.example/administration/regions/where-data-is-kept-and-for-how-long"
        action={<LinkButton onPress={idle}>Compare</LinkButton>}
      >
        {({ attributes }) => (
          <select className="fe-input" {...attributes}>
            {regions}
          </select>
        )}
      </Field>
    ),
    disabled: () => (
      <Field label="Region" disabled>
        {({ attributes }) => (
          <select className="fe-input" {...attributes}>
            {regions}
          </select>
        )}
      </Field>
    ),
    'several controls': () => (
      <Field label="Office hours" hint="In the time zone of the account." group="group">
        {() => (
          <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
            <input className="fe-input" aria-label="From" defaultValue="9:00" />
            <input className="fe-input" aria-label="To" defaultValue="17:30" />
          </div>
        )}
      </Field>
    ),
  },
};
