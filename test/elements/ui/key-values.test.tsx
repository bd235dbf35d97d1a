import { KeyValue, KeyValues } from '../../../elements/ui/key-values/key-values.tsx';
import { Truncated } from '../../../elements/ui/truncated/truncated.tsx';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
afterEach(() => shown.close());

const facts = () =>
  [...shown.root.querySelectorAll('dl > div')].map((fact) => [
    fact.querySelector('dt')?.textContent,
    fact.querySelector('dd')?.textContent,
  ]);

describe('a list of key values', () => {
  it('associates each value with its name', async () => {
    shown = await show(() => (
      <KeyValues>
        <KeyValue name="Device">Firefox on Ubuntu</KeyValue>
        <KeyValue name="Attempts">{0}</KeyValue>
      </KeyValues>
    ));
    expect(facts()).toEqual([
      ['Device', 'Firefox on Ubuntu'],
      ['Attempts', '0'],
    ]);
  });

  it('has a dash for every kind of missing value', async () => {
    shown = await show(() => (
      <KeyValues>
        <KeyValue name="Phone">{undefined}</KeyValue>
        <KeyValue name="Title">{''}</KeyValue>
        <KeyValue name="Place">{null}</KeyValue>
      </KeyValues>
    ));
    expect(facts().map(([, value]) => value)).toEqual(['—None', '—None', '—None']);
    expect(shown.root.querySelector('dd [aria-hidden]')?.textContent).toBe('—');
  });

  it('puts the value below its name where narrow', async () => {
    shown = await show(() => (
      <KeyValues>
        <KeyValue name="Device">Firefox on Ubuntu</KeyValue>
      </KeyValues>
    ));
    const [name, value] = ['dt', 'dd'].map((tag) => shown.root.querySelector(tag)!);
    shown.element.style.inlineSize = '480px';
    expect(Math.abs(name!.getBoundingClientRect().top - value!.getBoundingClientRect().top)).toBeLessThan(4);
    shown.element.style.inlineSize = '280px';
    expect(value!.getBoundingClientRect().top).toBeGreaterThan(name!.getBoundingClientRect().bottom - 1);
  });

  it('shows an email whole beside its copy button on a phone', async () => {
    shown = await show(() => (
      <KeyValues>
        <KeyValue name="Email">
          <Truncated value="gustavo.ribeiro@acme.test" copy="Email" />
        </KeyValue>
      </KeyValues>
    ));
    shown.element.style.inlineSize = '327px';
    const email = shown.root.querySelector('.fe-truncated-start')!;
    expect(email.scrollWidth).toBeLessThanOrEqual(email.clientWidth);
  });
});
