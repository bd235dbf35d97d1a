import { UserPlus } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../../elements/ui/button/button.tsx';
import { Icon } from '../../../../elements/ui/icon/icon.tsx';
import { TabList } from '../../../../elements/ui/tabs/tab-list.tsx';
import { TabPanel } from '../../../../elements/ui/tabs/tabs.tsx';
import { Page } from '../../../../elements/ui/page/page.tsx';
import { SettingsCard } from '../../../../elements/ui/settings-card/settings-card.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const idle = () => undefined;

const invite = (
  <Button look="primary" onPress={idle}>
    <Icon of={UserPlus} /> Invite people
  </Button>
);

const tabs = [
  { id: 'sessions', label: 'Sessions' },
  { id: 'passkeys', label: 'Passkeys' },
  { id: 'factors', label: 'Second factors' },
] as const;

const content = (
  <SettingsCard title="Session length" description="How long a person stays signed in without doing anything.">
    <p>30 minutes</p>
  </SettingsCard>
);

const Privacy = () => {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('sessions');
  return (
    <Page
      title="Privacy"
      description="Where you are signed in, and what else proves that it is you."
      action={
        <>
          <Button onPress={idle}>Export</Button>
          {invite}
        </>
      }
      tabs={<TabList id="privacy" label="Privacy" tabs={tabs} value={tab} onChange={setTab} />}
    >
      <TabPanel of="privacy" tab={tab}>
        {content}
      </TabPanel>
    </Page>
  );
};

export const entry: GalleryEntry = {
  name: 'Page',
  is: 'A screen of the portal: title, description, main action, sub-tabs, content.',
  wide: true,
  states: {
    'with an action': () => (
      <Page title="Users" description="Everyone who can sign in to Acme Robotics." action={invite}>
        {content}
      </Page>
    ),
    'a title alone': () => <Page title="Audit log" />,
    'with sub-tabs and two actions': () => <Privacy />,
    'with wide content': () => (
      <Page title="Groups" description="People who are given the same roles." action={invite}>
        <div className="fe-wide">A table, as wide as its place.</div>
        {content}
      </Page>
    ),
    'long words': () => (
      <Page
        title="Provisioning of Donaudampfschifffahrtsgesellschaftskapitäne in Rostock-Warnemünde and everywhere else"
        description="Everyone who can sign in to the department of unmanned underwater vehicles, among them those who were invited by Kapitänswitwenversicherungsangestelltenverband and have not answered yet."
        action={invite}
      >
        {content}
      </Page>
    ),
  },
};
