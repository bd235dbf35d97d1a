import type { ReactNode } from 'react';
import { Page } from '../../../elements/ui/page/page.tsx';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
const open = async (content: ReactNode, width: number, attributes = {}) => {
  shown = await show(
    () => (
      <Page
        title="Users"
        description="Everyone who can sign in."
        action={<button type="button">Invite</button>}
        tabs={<nav>Sub-tabs</nav>}
      >
        {content}
      </Page>
    ),
    attributes,
  );
  shown.element.style.inlineSize = `${width}px`;
  return shown.root;
};
const box = (selector: string) => shown.root.querySelector(selector)!.getBoundingClientRect();

afterEach(() => shown.close());

describe('a page', () => {
  it('has title, action, sub-tabs and content, in this order', async () => {
    const root = await open(<p>Content</p>, 900);
    expect(root.querySelector('h1')?.textContent).toBe('Users');
    const text = root.querySelector('[part=page]')?.textContent;
    expect(text).toBe('UsersEveryone who can sign in.InviteSub-tabsContent');
    const invite = byRole(root, 'button', 'Invite').getBoundingClientRect();
    expect(invite.top).toBe(box('h1').top);
    expect(invite.right).toBe(box('[part=page]').right);
    expect(box('nav').top).toBeGreaterThan(box('[part=description]').bottom);
  });

  it('has a maximum width', async () => {
    await open(<p className="text">Content</p>, 1500);
    expect(box('.text').width).toBe(1120);
  });

  it('gives a table the full width, and other content the maximum width', async () => {
    await open(
      <>
        <div className="fe-wide">Table</div>
        <p className="text">Content</p>
      </>,
      1500,
    );
    expect([box('.fe-wide').width, box('.text').width]).toEqual([1500, 1120]);
    expect(byRole(shown.root, 'button', 'Invite').getBoundingClientRect().right).toBe(box('.fe-wide').right);
  });

  it('has its action below its description at full width where narrow', async () => {
    await open(<p>Content</p>, 400);
    const invite = byRole(shown.root, 'button', 'Invite').getBoundingClientRect();
    expect(invite.top).toBeGreaterThan(box('[part=description]').bottom);
    expect(invite.width).toBe(400);
  });

  it('is mirrored right to left', async () => {
    await open(<p>Content</p>, 900, { lang: 'he' });
    expect(box('h1').right).toBe(box('[part=page]').right);
    expect(byRole(shown.root, 'button', 'Invite').getBoundingClientRect().left).toBe(box('[part=page]').left);
  });

  it('has no landmark of its own', async () => {
    const root = await open(<p>Content</p>, 900);
    expect(root.querySelector('header, main, section, aside, footer')).toBeNull();
  });
});
