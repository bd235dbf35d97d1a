import { Avatar } from '../../../../elements/ui/avatar/avatar.tsx';
import type { ListedChoice } from '../../../../elements/ui/choices/choice.ts';
import { Picker } from '../../../../elements/ui/picker/picker.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const company = (label: string, group?: string): ListedChoice => ({
  value: label,
  label,
  group,
  picture: <Avatar name={label} of="company" size="small" />,
});

const few = ['Acme Robotics', 'Fjord Instruments', 'Harbour Logistics'].map((name) => company(name));
const towns = ['Bergen', 'Haifa', 'Leipzig', 'Porto', 'Turku', 'Cork', 'Malmö', 'Tel Aviv', 'Århus'];
const many = [
  company('Acme Robotics', 'Recent'),
  ...towns.flatMap((town) => [company(`${town} Freight`, 'All companies'), company(`${town} Optics`, 'All companies')]),
];

const idle = () => undefined;

const Companies = ({ choices }: { choices: readonly ListedChoice[] }) => (
  <Picker label="Companies" searchLabel="Search companies" choices={choices} chosen={choices[0]} onChoose={idle} />
);

export const entry: GalleryEntry = {
  name: 'Picker',
  is: 'One option of a list that is always visible; a long list has a search.',
  states: {
    few: () => <Companies choices={few} />,
    'many, searched': () => (
      <div style={{ display: 'flex', flexDirection: 'column', maxBlockSize: 320 }}>
        <Companies choices={many} />
      </div>
    ),
    'long names': () => (
      <Companies
        choices={[
          { ...company('Consolidated Robotics and Unmanned Vehicles of Northern Europe'), hint: 'Bergen' },
          { value: 'closed', label: 'Hafen Logistik', hint: 'Closed until Monday', disabled: true },
        ]}
      />
    ),
  },
};
