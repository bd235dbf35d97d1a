import { useState } from 'react';
import { viewerIn } from '../../../../core/queries/queries.slice.ts';
import { useAppState } from '../../../kit/use-app.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { RecoveryCodeList } from '../../../login-box/mfa/recovery-codes.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

/** New recovery codes, shown once: closing asks whether they are saved. */
export const RecoveryCodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const { recoveryCodes: messages } = useMessages('login-more').newFactor;
  const email = useAppState((state) => viewerIn(state)?.email ?? '');
  const [saved, setSaved] = useState(false);
  const [asked, setAsked] = useState(false);
  const leave = () => (saved ? onClose() : setAsked(true));
  return (
    <Dialog
      alert
      title={messages.title}
      description={messages.subtitle}
      onClose={leave}
      onSubmit={leave}
      actions={
        <Button look="primary" submits>
          {messages.submit}
        </Button>
      }
    >
      <RecoveryCodeList codes={codes} email={email} />
      <Checkbox
        label={messages.saved}
        value={saved}
        onChange={setSaved}
        error={asked && !saved ? messages.notSaved : undefined}
      />
    </Dialog>
  );
};
