import { useState } from 'react';
import { Field } from '../../../../elements/ui/field/field.tsx';
import { SaveBar } from '../../../../elements/ui/save-bar/save-bar.tsx';
import { SettingsCard } from '../../../../elements/ui/settings-card/settings-card.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const idle = () => undefined;

const Live = () => {
  const [saved, setSaved] = useState('Acme Robotics');
  const [name, setName] = useState(saved);
  return (
    <div className="fe-screen-content">
      <SettingsCard title="Company" description="Change the name to see the bar.">
        <Field label="Company name">
          {({ attributes }) => (
            <input
              className="fe-input"
              {...attributes}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </SettingsCard>
      <SaveBar dirty={name !== saved} onSave={() => setSaved(name)} onCancel={() => setName(saved)} />
    </div>
  );
};

export const entry: GalleryEntry = {
  name: 'Save bar',
  is: 'Save and Cancel, shown while there are unsaved changes.',
  wide: true,
  states: {
    unsaved: () => <SaveBar dirty onSave={idle} onCancel={idle} />,
    'with the effect of saving': () => (
      <SaveBar dirty onSave={idle} onCancel={idle} effect="42 people will be asked for a second factor." />
    ),
    busy: () => <SaveBar dirty busy onSave={idle} onCancel={idle} />,
    failed: () => (
      <SaveBar
        dirty
        onSave={idle}
        onCancel={idle}
        error="Your changes were not saved, because the connection was lost. Check it and save again."
      />
    ),
    'nothing changed yet': () => <Live />,
  },
};
