import { Field } from '../../../../elements/ui/field/field.tsx';
import { SettingsCard } from '../../../../elements/ui/settings-card/settings-card.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const Company = ({ readOnly }: { readOnly: boolean }) => (
  <>
    <Field label="Company name" readOnly={readOnly}>
      {({ attributes }) => (
        <input className="fe-input" {...attributes} readOnly={readOnly} defaultValue="Acme Robotics" />
      )}
    </Field>
    <Field label="Website" hint="Shown to people you invite." readOnly={readOnly}>
      {({ attributes }) => (
        <input className="fe-input" {...attributes} readOnly={readOnly} defaultValue="https://acme.test" />
      )}
    </Field>
  </>
);

const company = (readOnly: boolean) => <Company readOnly={readOnly} />;

export const entry: GalleryEntry = {
  name: 'Settings card',
  is: 'A group of settings: its purpose and its controls.',
  wide: true,
  states: {
    'to edit': () => (
      <SettingsCard title="Company" description="How Acme Robotics appears to its people and on its invoices.">
        {company}
      </SettingsCard>
    ),
    'to view only': () => (
      <SettingsCard
        title="Company"
        description="How Acme Robotics appears to its people and on its invoices."
        appearance="viewOnly"
      >
        {company}
      </SettingsCard>
    ),
    'without a description': () => <SettingsCard title="Company">{company}</SettingsCard>,
    'long words': () => (
      <SettingsCard
        title="Donaudampfschifffahrtsgesellschaftskapitäne in Rostock-Warnemünde"
        description="How the department of unmanned underwater vehicles appears to Kapitänswitwenversicherungsangestelltenverband."
      >
        {company}
      </SettingsCard>
    ),
    'two below each other': () => (
      <>
        <SettingsCard title="Company" description="How Acme Robotics appears to its people.">
          {company}
        </SettingsCard>
        <br />
        <SettingsCard title="Time zone" description="Dates and times everywhere are written for this place.">
          <p>Europe/Berlin</p>
        </SettingsCard>
      </>
    ),
  },
};
