import { sendKeys } from '@web/test-runner-commands';
import { FileDrop } from '../../../elements/ui/file-drop/file-drop.tsx';
import { formatFileLimits, formatFileSize } from '../../../elements/ui/file-drop/file-limits.ts';
import { messages as german } from '../../../elements/i18n/de/ui.ts';
import { messages as english } from '../../../elements/i18n/en/ui.ts';
import { describedBy, fieldNamed } from '../../kit/field-named.ts';
import { afterEach, describe, eventually, expect, it, nextFrame } from '../../kit/in-page.ts';
import { WithState } from '../../kit/with-state.tsx';
import { byRole, show, type Shown } from '../../kit/show.tsx';

type Props = Parameters<typeof FileDrop>[0];

let shown: Shown;
let seen: (readonly File[])[];

const put = async ({ value = [], ...props }: Partial<Props> = {}) => {
  seen = [];
  shown = await show(() => (
    <form noValidate>
      <WithState first={value} seen={seen}>
        {(now, change) => <FileDrop label="Logo" {...props} value={now} onChange={change} />}
      </WithState>
    </form>
  ));
  return fieldNamed(shown.root, 'Logo');
};
const file = (name: string, bytes = 10, type = '') =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 });
const png = (name: string, bytes?: number) => file(name, bytes, 'image/png');
const holding = (...files: File[]) => {
  const data = new DataTransfer();
  for (const one of files) data.items.add(one);
  return data;
};
const choose = (input: HTMLInputElement, ...files: File[]) => {
  input.files = holding(...files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
const place = () => shown.root.querySelector('.fe-drop')!;
const drag = (type: string, dataTransfer: DataTransfer) => {
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  place().dispatchEvent(event);
  return event;
};
const names = () => seen.at(-1)?.map(({ name }) => name);
const listed = () => Array.from(shown.root.querySelectorAll('li'), (line) => line.textContent);
const live = () => shown.root.querySelector('[aria-live=polite]')?.textContent;
const pictures = { types: ['image/png', 'image/jpeg'], maxBytes: 5 * 1024 ** 2 };

describe('the limits of files', () => {
  it('are localized', () => {
    expect(formatFileLimits(pictures, 'en', english.inputs.files)).toBe('PNG or JPEG, up to 5 MB');
    expect(formatFileLimits(pictures, 'de', german.inputs.files)).toBe('PNG oder JPEG, bis 5 MB');
    expect(formatFileLimits({ types: ['.xml', 'application/xml', 'image/svg+xml'] }, 'en', english.inputs.files)).toBe(
      'XML or SVG',
    );
    expect(formatFileLimits({}, 'en', english.inputs.files)).toBe('');
  });

  it('are formatted in common units', () => {
    const sizes = [0, 999, 1536, 5 * 1024 ** 2, 3 * 1024 ** 4].map((bytes) => formatFileSize(bytes, 'en'));
    expect(sizes).toEqual(['0 byte', '999 byte', '1.5 kB', '5 MB', '3,072 GB']);
    expect(formatFileSize(1024 ** 2, 'he')).toBe('\u20681 MB\u2069');
  });
});

describe('a file drop', () => {
  afterEach(() => shown.close());

  it('shows its limits beforehand', async () => {
    const input = await put(pictures);
    expect(describedBy(input)).toEqual(['PNG or JPEG, up to 5 MB']);
    expect([input.accept, input.multiple]).toEqual(['image/png,image/jpeg', false]);
  });

  it('adds a chosen file, lists and announces it', async () => {
    const input = await put(pictures);
    choose(input, png('acme.png', 2048));
    await eventually(() => expect(listed()).toEqual(['acme.png2 kB']));
    expect([names(), live()]).toEqual([['acme.png'], 'acme.png added']);
  });

  it('accepts dropped files, with feedback while dragging', async () => {
    await put({ maxFiles: 3 });
    const data = holding(png('one.png'), png('two.png'));
    expect(drag('dragenter', data).defaultPrevented).toBe(true);
    expect(drag('dragover', data).defaultPrevented).toBe(true);
    await eventually(() => expect(place().hasAttribute('data-over')).toBe(true));
    expect(drag('drop', data).defaultPrevented).toBe(true);
    await eventually(() => expect(listed()).toHaveLength(2));
    expect([names(), place().hasAttribute('data-over')]).toEqual([['one.png', 'two.png'], false]);
  });

  it('accepts a pasted picture, and ignores other pastes', async () => {
    const input = await put();
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: null }));
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: holding(png('image.png')) }));
    await eventually(() => expect(names()).toEqual(['image.png']));
  });

  it('ignores dragged text', async () => {
    await put();
    const data = new DataTransfer();
    data.setData('text/plain', 'words');
    expect([drag('dragover', data).defaultPrevented, drag('drop', data).defaultPrevented]).toEqual([false, false]);
    expect(seen).toEqual([]);
  });

  const refusals: [what: string, file: () => File, words: string][] = [
    ['the wrong type', () => file('plan.tiff', 10, 'image/tiff'), 'plan.tiff is the wrong type. Choose PNG or JPEG.'],
    ['that is too large', () => png('big.png', 7 * 1024 ** 2), 'big.png is 7 MB. The limit is 5 MB.'],
    ['that is empty', () => png('none.png', 0), 'none.png is empty.'],
  ];
  for (const [what, make, words] of refusals)
    it(`refuses a file ${what}, chosen or dropped, with a reason`, async () => {
      const input = await put(pictures);
      drag('drop', holding(make()));
      await eventually(() => expect(describedBy(input)[0]).toBe(words));
      expect([seen, live()]).toEqual([[], words]);
      choose(input, png('acme.png'));
      await eventually(() => expect(describedBy(input)).toEqual(['PNG or JPEG, up to 5 MB']));
    });

  it('keeps the valid ones of several, and names the others', async () => {
    const input = await put({ ...pictures, maxFiles: 2 });
    choose(input, png('one.png'), file('two.txt'), png('three.png'), png('four.png'));
    await eventually(() =>
      expect(describedBy(input)[0]).toBe('two.txt is the wrong type. Choose PNG or JPEG.\nYou can add 2 files.'),
    );
    expect(names()).toEqual(['one.png', 'three.png']);
  });

  it('replaces the file where only one is allowed, and ignores duplicates', async () => {
    const input = await put();
    choose(input, png('one.png'));
    choose(input, png('two.png'));
    await eventually(() => expect(listed()).toEqual(['two.png10 byte']));
    shown.close();
    const many = await put({ maxFiles: 3, value: [png('one.png')] });
    choose(many, png('one.png'), png('two.png'));
    await eventually(() => expect(names()).toEqual(['one.png', 'two.png']));
  });

  it('removes by keyboard, and moves the focus to the next file', async () => {
    const input = await put({ maxFiles: 3, value: [png('one.png'), png('two.png')] });
    input.focus();
    await sendKeys({ press: 'Tab' });
    expect(shown.root.activeElement).toBe(byRole(shown.root, 'button', 'Remove one.png'));
    await sendKeys({ press: 'Enter' });
    await eventually(() => expect([names(), live()]).toEqual([['two.png'], 'one.png removed']));
    expect(shown.root.activeElement).toBe(byRole(shown.root, 'button', 'Remove two.png'));
    await sendKeys({ press: 'Enter' });
    await eventually(() => expect(listed()).toEqual([]));
    expect(shown.root.activeElement).toBe(input);
  });

  it('accepts the same file again after removal', async () => {
    const input = await put();
    choose(input, png('one.png'));
    await eventually(() => expect(listed()).toHaveLength(1));
    expect(input.value).toBe('');
  });

  it('is disabled while uploading', async () => {
    const input = await put({ busy: true, value: [png('one.png')] });
    expect(shown.root.querySelector('li button')).toBeNull();
    drag('drop', holding(png('two.png')));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    input.dispatchEvent(click);
    await nextFrame();
    expect([seen, click.defaultPrevented, place().textContent]).toEqual([
      [],
      true,
      expect.stringContaining('Uploading'),
    ]);
  });

  it('only lists its files when read-only', async () => {
    shown = await show(() => <FileDrop label="Logo" readOnly value={[png('one.png')]} onChange={() => undefined} />);
    expect([listed(), shown.root.querySelector('input, button')]).toEqual([['one.png10 byte'], null]);
  });

  it('blocks its form while a required file is missing', async () => {
    const input = await put({ required: true });
    expect(input.form?.checkValidity()).toBe(false);
    await eventually(() => expect(describedBy(input)[0]).toBe('Required'));
    choose(input, png('one.png'));
    await eventually(() => expect(input.form?.checkValidity()).toBe(true));
  });
});
