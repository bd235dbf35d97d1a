import { sendKeys } from '@web/test-runner-commands';
import { useState } from 'react';
import { Button } from '../../../elements/ui/button/button.tsx';
import { Drawer } from '../../../elements/ui/drawer/drawer.tsx';
import { Stepper } from '../../../elements/ui/stepper/stepper.tsx';
import { TextField } from '../../../elements/ui/text-field/text-field.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';
import { dialogs, dialogsIn, focused, press } from '../../kit/ui/modal-kit.tsx';

let shown: Shown;
afterEach(() => shown.close());

const steps = [
  { id: 'provider', label: 'Provider', state: 'done' },
  { id: 'values', label: 'Their values', state: 'current' },
] as const;

const Wizard = () => {
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Set up</Button>
      {open && (
        <Drawer
          title="Single sign-on"
          dirty={address !== ''}
          top={<Stepper steps={steps} />}
          onClose={close}
          onSubmit={close}
          actions={
            <Button look="primary" submits>
              Continue
            </Button>
          }
        >
          <TextField label="Metadata address" value={address} onChange={setAddress} />
        </Drawer>
      )}
    </>
  );
};

const opened = async (attributes = {}) => {
  shown = await show(() => <Wizard />, attributes);
  const trigger = byRole(shown.root, 'button', 'Set up');
  trigger.focus();
  trigger.click();
  const drawer = await dialogs(shown.root, 1);
  for (const motion of drawer?.getAnimations() ?? []) motion.finish();
  return { root: shown.root, drawer: drawer!, box: drawer!.getBoundingClientRect() };
};

describe('a drawer', () => {
  it('is at the inline end, as high as the page', async () => {
    const { box } = await opened();
    expect([box.right, box.top, box.height, box.width]).toEqual([innerWidth, 0, innerHeight, 480]);
    shown.close();
    const hebrew = await opened({ lang: 'he' });
    expect([hebrew.box.left, hebrew.box.top, hebrew.box.height]).toEqual([0, 0, innerHeight]);
  });

  it('keeps steps and actions visible while the content scrolls', async () => {
    const { root } = await opened();
    root.querySelector<HTMLElement>('[part=content] > *')!.style.blockSize = '3000px';
    const content = root.querySelector('[part=content]')!;
    content.scrollTop = 1000;
    expect(content.scrollTop).toBe(1000);
    expect(byRole(root, 'button', 'Continue').getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    expect(root.querySelector('[part=stepper]')!.getBoundingClientRect().top).toBeGreaterThan(0);
  });

  it('starts at its first field, not at its steps', async () => {
    const { root } = await opened();
    expect(root.activeElement?.tagName).toBe('INPUT');
  });

  it('asks before discarding changes', async () => {
    const { root } = await opened();
    await sendKeys({ type: 'https://idp' });
    await press([5, 5]);
    await dialogs(root, 2);
    await sendKeys({ press: 'Enter' });
    await dialogs(root, 1);
    expect(root.querySelector('input')?.value).toBe('https://idp');
    expect(root.activeElement?.tagName).toBe('INPUT');
  });

  it('keeps changes when Esc is pressed twice', async () => {
    const { root } = await opened();
    await sendKeys({ type: 'https://idp' });
    await sendKeys({ press: 'Escape' });
    await dialogs(root, 2);
    await sendKeys({ press: 'Escape' });
    await dialogs(root, 1);
    expect(root.querySelector('input')?.value).toBe('https://idp');
  });

  it('closes after confirmation', async () => {
    const { root } = await opened();
    await sendKeys({ type: 'https://idp' });
    await sendKeys({ press: 'Escape' });
    await dialogs(root, 2);
    byRole(root, 'button', 'Discard changes').click();
    await eventually(() => expect(dialogsIn(root)).toEqual([]));
    expect(focused(root)).toBe('Set up');
  });
});
