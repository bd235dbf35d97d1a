import { sendKeys } from '@web/test-runner-commands';
import { TextArea } from '../../../elements/ui/text-area/text-area.tsx';
import { describedBy, enter, fieldNamed } from '../../kit/field-named.ts';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { WithState } from '../../kit/with-state.tsx';
import { show, type Shown } from '../../kit/show.tsx';

type Props = Parameters<typeof TextArea>[0];

let shown: Shown;
let seen: string[];
afterEach(() => shown.close());

const put = async ({ value = '', ...props }: Partial<Props> = {}, attributes: Record<string, string> = {}) => {
  seen = [];
  shown = await show(
    () => (
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <WithState first={value} seen={seen}>
          {(now, change) => <TextArea label="Description" {...props} value={now} onChange={change} />}
        </WithState>
      </form>
    ),
    attributes,
  );
  return fieldNamed(shown.root, 'Description');
};
const live = () => shown.root.querySelector('[aria-live=polite]')?.textContent;

describe('a text area', () => {
  it('grows with its lines up to a maximum', async () => {
    const area = await put({ leastRows: 2, mostRows: 5 });
    const { height } = area.getBoundingClientRect();
    area.focus();
    await sendKeys({ type: 'One' });
    for (const line of ['Two', 'Three']) {
      await sendKeys({ press: 'Enter' });
      await sendKeys({ type: line });
    }
    expect(seen.at(-1)).toBe('One\nTwo\nThree');
    await eventually(() => expect(area.getBoundingClientRect().height).toBe(height + 20));
    enter(area, 'Line\n'.repeat(40));
    await eventually(() => expect(area.getBoundingClientRect().height).toBe(height + 60));
    expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  });

  it('shows the characters left', async () => {
    const area = await put({ limit: 10, value: 'Underwate' });
    expect(describedBy(area)).toEqual(['1 character left']);
    enter(area, 'Underwater');
    await eventually(() => expect(describedBy(area)).toEqual(['0 characters left']));
    enter(area, 'Underwater vehicles');
    await eventually(() => expect(describedBy(area)).toEqual(['9 characters too many']));
  });

  it('keeps pasted text beyond its limit, shows an error on blur, and blocks its form', async () => {
    const area = await put({ limit: 10 });
    area.focus();
    enter(area, 'Underwater vehicles');
    expect(area.value).toBe('Underwater vehicles');
    await eventually(() => expect(area.form?.checkValidity()).toBe(false));
    await eventually(() => expect(describedBy(area)[0]).toBe('Remove 9 characters.'));
  });

  it('announces the characters left only near the limit, after a pause', async () => {
    const area = await put({ limit: 40 });
    enter(area, 'Under');
    enter(area, 'Underwater vehicles of the yard');
    expect(live()).toBe('');
    await eventually(() => expect(live()).toBe('9 characters left'));
  });

  it('counts with localized messages', async () => {
    shown = await show(() => <TextArea label="תיאור" value="אב" limit={4} onChange={() => undefined} />, {
      lang: 'he',
    });
    expect(describedBy(fieldNamed(shown.root, 'תיאור'))).toEqual(['נותרו שני תווים']);
  });
});
