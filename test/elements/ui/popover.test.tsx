import { sendKeys } from '@web/test-runner-commands';
import { MapPin } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '../../../elements/ui/icon-button/icon-button.tsx';
import { Popover } from '../../../elements/ui/popover/popover.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';
import { focused } from '../../kit/ui/modal-kit.tsx';

let shown: Shown;
afterEach(() => shown.close());

const Sample = ({ children }: { children: ReactNode | ((close: () => void) => ReactNode) }) => (
  <>
    <Popover
      name="Where 203.0.113.7 is"
      renderTrigger={(button) => <IconButton {...button} name="Location" icon={MapPin} />}
    >
      {children}
    </Popover>
    <button type="button">Next</button>
  </>
);

const card = () => shown.root.querySelector<HTMLElement>('[role=dialog]');
const opened = async (children: Parameters<typeof Sample>[0]['children']) => {
  shown = await show(() => <Sample>{children}</Sample>);
  byRole(shown.root, 'button', 'Location').focus();
  await sendKeys({ press: 'Enter' });
  await eventually(() => expect(card()).toBeTruthy());
  return shown.root;
};
const closed = () => eventually(() => expect(card() === null).toBe(true));

describe('a popover', () => {
  it('is named, and takes the focus without controls', async () => {
    const root = await opened('Haifa, Israel');
    expect([card()?.getAttribute('aria-label'), root.activeElement === card()]).toEqual(['Where 203.0.113.7 is', true]);
    expect(byRole(root, 'button', 'Location').getAttribute('aria-expanded')).toBe('true');
  });

  it('focuses its first control, and returns the focus on Esc', async () => {
    const root = await opened(<button type="button">Block this address</button>);
    expect(focused(root)).toBe('Block this address');
    await sendKeys({ press: 'Escape' });
    await closed();
    expect(focused(root)).toBe('Location');
  });

  it('is closed by its content', async () => {
    const root = await opened((close) => (
      <button type="button" onClick={close}>
        Done
      </button>
    ));
    await sendKeys({ press: 'Enter' });
    await closed();
    expect(focused(root)).toBe('Location');
  });

  it('follows its button in the tab order, and closes when tabbed out', async () => {
    const root = await opened(<button type="button">Block this address</button>);
    await sendKeys({ press: 'Shift+Tab' });
    expect(focused(root)).toBe('Location');
    await sendKeys({ press: 'Tab' });
    expect(focused(root)).toBe('Block this address');
    await sendKeys({ press: 'Tab' });
    await closed();
    expect(focused(root)).toBe('Next');
  });
});
