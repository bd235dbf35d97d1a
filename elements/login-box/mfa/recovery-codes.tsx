import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { saveFile } from '../../kit/dom/save-file.ts';
import { useCopy } from '../../ui/copy-button/use-copy.ts';
import mono from '../../themes/mono.css?inline';
import { useMfa } from './use-mfa.ts';
import css from './recovery-codes.css?inline';

/** Recovery codes, with buttons to copy, download and print them. */
export const RecoveryCodeList = ({ codes, email }: { codes: readonly string[]; email: string }) => {
  useStyles(mono, css);
  const messages = useMessages('login-more').newFactor.recoveryCodes;
  const place = useRef<HTMLDivElement>(null);
  const { state, copy } = useCopy();
  const text = `${messages.file({ email })}\n\n${codes.join('\n')}\n`;
  return (
    <div className="fe-actions" ref={place}>
      <ul className="fe-recovery-codes" dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="fe-recovery-actions">
        <Button small onPress={() => place.current && void copy(() => codes.join('\n'), place.current)}>
          {state === 'copied' ? messages.copied : messages.copy}
        </Button>
        <Button small onPress={() => saveFile('recovery-codes.txt', text)}>
          {messages.download}
        </Button>
        <Button small onPress={() => printText(text)}>
          {messages.print}
        </Button>
      </div>
      <p className={state === 'failed' ? 'fe-note' : 'fe-visually-hidden'} role="status">
        {{ idle: '', copied: messages.copied, failed: messages.copyFailed }[state]}
      </p>
    </div>
  );
};

/** Recovery codes with a checkbox that they are saved, needed to continue. */
export const Screen = () => {
  const messages = useMessages('login-more').newFactor.recoveryCodes;
  const [{ recoveryCodes = [], email, pending }, mfa] = useMfa();
  const [saved, setSaved] = useState(false);
  const [asked, setAsked] = useState(false);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (saved && !pending) void mfa.finish();
  };
  return (
    <>
      <RecoveryCodeList codes={recoveryCodes} email={email} />
      <form className="fe-actions" method="post" noValidate onSubmit={goOn}>
        <Checkbox
          label={messages.saved}
          value={saved}
          onChange={setSaved}
          error={asked && !saved ? messages.notSaved : undefined}
          required
        />
        <Button look="primary" submits busy={pending}>
          {messages.submit}
        </Button>
      </form>
    </>
  );
};

/** Prints a text alone, in an iframe, because a shadow root cannot be printed by itself. */
const printText = (text: string): void => {
  const frame = document.createElement('iframe');
  // an iframe with `display: none` prints nothing in some browsers
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  document.body.append(frame);
  const inside = frame.contentWindow;
  if (!inside) return frame.remove();
  const page = inside.document;
  page.body.append(Object.assign(page.createElement('pre'), { textContent: text }));
  inside.addEventListener('afterprint', () => setTimeout(() => frame.remove()), { once: true });
  inside.print();
};
