import { useRef, useState } from 'react';
import { addressOf } from '../../../core/client/address.ts';
import type { AppOptions } from '../../../core/options.ts';
import { saveFile } from '../../kit/dom/save-file.ts';
import { useHost } from '../../kit/host-context.ts';
import { useApp } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { copyText } from '../../ui/copy-button/copy-text.ts';
import { CopyField } from '../../ui/copy-field/copy-field.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SecretField } from '../../ui/secret-field/secret-field.tsx';
import { Select } from '../../ui/select/select.tsx';
import { envOf, type Snippet, SNIPPETS, snippetsOf } from './snippets.ts';
import type { NewSecret, TokenKind } from './token-kind.ts';

const SNIPPET_ROWS = 6;

/** Address of the API, as a program writes it: absolute, with the prefix. */
const apiOf = ({ contextOptions, baseUrl = '' }: AppOptions, here: string): string => {
  const path = '/identity';
  return new URL(addressOf({ baseUrl, ...contextOptions }, path), here).href.slice(0, -path.length);
};

/** Secret of a new or rotated token, shown once: copy, download, and an example that uses it. */
export const Screen = ({ kind, made, onClose }: { kind: TokenKind; made: NewSecret; onClose: () => void }) => {
  const { made: messages } = useMessages('tokens').tokens;
  const { shadow } = useHost();
  const { options } = useApp();
  const [snippet, setSnippet] = useState<Snippet>('curl');
  const [saved, setSaved] = useState(false);
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const env = envOf(apiOf(options, shadow.ownerDocument.URL), made);
  const isAccessToken = made.type === 'AccessToken';
  const copyAndClose = async () => {
    const copied = place.current !== null && (await copyText(() => made.secret, place.current));
    if (copied) onClose();
    else setFailed(true);
  };
  return (
    <Dialog
      alert
      size="wide"
      title={messages.title({ name: made.description })}
      description={messages.once}
      dirty={!saved}
      discards={messages.discards}
      error={failed ? messages.copyFailed : undefined}
      onClose={onClose}
      actions={
        <>
          <Button
            onPress={() => {
              saveFile('api-token.env', env);
              setSaved(true);
            }}
          >
            {messages.download}
          </Button>
          {saved && <Button onPress={onClose}>{messages.close}</Button>}
          <Button look="primary" onPress={() => void copyAndClose()}>
            {messages.copyAndClose}
          </Button>
        </>
      }
    >
      {!isAccessToken && <CopyField label={messages.clientId} value={made.id} />}
      <SecretField label={isAccessToken ? messages.token : messages.secret} value={made.secret} />
      <Select
        label={messages.example}
        options={SNIPPETS.map((value) => ({ value, label: messages.languages[value] }))}
        value={snippet}
        onChange={setSnippet}
      />
      <div ref={place}>
        <CopyField
          label={messages.code({ language: messages.languages[snippet] })}
          hint={messages.codeHint}
          rows={SNIPPET_ROWS}
          value={snippetsOf(kind, made.type)[snippet]}
        />
      </div>
    </Dialog>
  );
};
