import { useState } from 'react';
import { Button } from '../../../elements/ui/button/button.tsx';
import { useLeave } from '../../../elements/ui/leave-guard/use-leave.ts';
import { useLeaveGuard } from '../../../elements/ui/leave-guard/use-leave-guard.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';
import { dialogs, dialogsIn } from '../../kit/ui/modal-kit.tsx';

let shown: Shown;
afterEach(() => shown.close());

const Screen = () => {
  const [dirty, setDirty] = useState(false);
  const { question } = useLeaveGuard(dirty);
  return (
    <>
      <Button onPress={() => setDirty(!dirty)}>Change</Button>
      {question}
    </>
  );
};

const Shell = () => {
  const [at, setAt] = useState('Profile');
  const leave = useLeave();
  return (
    <>
      <p>{at}</p>
      <Button onPress={() => leave(() => setAt('Users'))}>Users</Button>
      {at === 'Profile' && <Screen />}
    </>
  );
};

const opened = async () => {
  shown = await show(() => <Shell />);
  return shown.root;
};
const place = () => shown.root.querySelector('p')?.textContent;
const askedByBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a screen with unsaved changes', () => {
  it('can be left at once without changes', async () => {
    const root = await opened();
    expect(askedByBrowser()).toBe(false);
    byRole(root, 'button', 'Users').click();
    await eventually(() => expect(place()).toBe('Users'));
  });

  it('asks before navigation, and stays on request', async () => {
    const root = await opened();
    byRole(root, 'button', 'Change').click();
    await eventually(() => expect(askedByBrowser()).toBe(true));
    byRole(root, 'button', 'Users').click();
    await dialogs(root, 1);
    byRole(root, 'button', 'Keep editing').click();
    await eventually(() => expect(dialogsIn(root)).toEqual([]));
    expect(place()).toBe('Profile');
    byRole(root, 'button', 'Users').click();
    await dialogs(root, 1);
    byRole(root, 'button', 'Discard changes').click();
    await eventually(() => expect(place()).toBe('Users'));
    expect([dialogsIn(root), askedByBrowser()]).toEqual([[], false]);
  });

  it('stops the browser’s prompt once saved, or once the element is removed', async () => {
    const root = await opened();
    byRole(root, 'button', 'Change').click();
    await eventually(() => expect(askedByBrowser()).toBe(true));
    byRole(root, 'button', 'Change').click();
    await eventually(() => expect(askedByBrowser()).toBe(false));
    byRole(root, 'button', 'Change').click();
    await eventually(() => expect(askedByBrowser()).toBe(true));
    shown.element.remove();
    await eventually(() => expect(askedByBrowser()).toBe(false));
  });
});
