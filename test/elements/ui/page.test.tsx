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
  it('has its title, its action at the end of that row, its sub-tabs and its content, in this order', async () => {
    const root = await open(<p>Content</p>, 900);
    expect(root.querySelector('h1')?.textContent).toBe('Users');
    const text = root.querySelector('[part=page]')?.textContent;
    expect(text).toBe('UsersEveryone who can sign in.InviteSub-tabsContent');
    const invite = byRole(root, 'button', 'Invite').getBoundingClientRect();
    expect(invite.top).toBe(box('h1').top);
    expect(invite.right).toBe(box('[part=page]').right);
    expect(box('nav').top).toBeGreaterThan(box('[part=description]').bottom);
  });

  it('is as wide as reads well', async () => {
    await open(<p className="text">Content</p>, 1500);
    expect(box('.text').width).toBe(1120);
  });

  it('gives a table the whole width, and what stands beside the table what reads well', async () => {
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

  it('has its action below its words, as wide as the page, where it is narrow', async () => {
    await open(<p>Content</p>, 400);
    const invite = byRole(shown.root, 'button', 'Invite').getBoundingClientRect();
    expect(invite.top).toBeGreaterThan(box('[part=description]').bottom);
    expect(invite.width).toBe(400);
  });

  it('starts at the right where the words run from right to left', async () => {
    await open(<p>Content</p>, 900, { lang: 'he' });
    expect(box('h1').right).toBe(box('[part=page]').right);
    expect(byRole(shown.root, 'button', 'Invite').getBoundingClientRect().left).toBe(box('[part=page]').left);
  });

  it('claims no landmark of the page it stands in', async () => {
    const root = await open(<p>Content</p>, 900);
    expect(root.querySelector('header, main, section, aside, footer')).toBeNull();
  });
});
