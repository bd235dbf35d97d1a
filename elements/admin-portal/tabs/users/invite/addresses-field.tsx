import { useState } from 'react';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { LinkButton } from '../../../../ui/button/link-button.tsx';
import { FileDrop } from '../../../../ui/file-drop/file-drop.tsx';
import type { Chip } from '../../../../ui/multi-select/chips.tsx';
import { MultiSelect } from '../../../../ui/multi-select/multi-select.tsx';
import { parseAddresses, readPieces } from './addresses.ts';
import { More } from './more.tsx';
import type { AddressCheck } from './use-address-check.ts';

/** Maximum size of an address file, in bytes. Ours. */
const MAX_BYTES = 1024 * 1024;
const TYPES = ['.csv', '.txt'] as const;

/** Field for addresses: typed, pasted from a spreadsheet, or read from a file; invalid ones are marked. */
export const AddressesField = ({
  value,
  onChange,
  error,
  check,
  several,
}: {
  value: readonly Chip[];
  onChange: (addresses: readonly string[]) => void;
  error: string | undefined;
  check: AddressCheck;
  /** Whether several addresses are expected; else there is no file. */
  several: boolean;
}) => {
  const { userInvite: all } = useMessages('users');
  const { many: messages } = all;
  const { tryAgain } = useMessages('common');
  const wordsOf = useFailureMessage();
  const [leftOut, setLeftOut] = useState(0);
  const parsed = (pieces: readonly string[]): readonly Chip[] => {
    const found = parseAddresses(pieces);
    setLeftOut(found.leftOut);
    return found.addresses.map(({ value: address }) => ({ value: address, label: address }));
  };
  const change = (chips: readonly Chip[]) => onChange(chips.map((chip) => chip.value));
  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    const there = new Set(value.map((one) => one.value));
    change([...value, ...parsed(await readPieces(file)).filter((one) => !there.has(one.value))]);
  };
  const wrong = value.filter((one) => one.error).length;
  const tally = wrong > 0 ? messages.tally({ good: value.length - wrong, wrong }) : undefined;
  const note = leftOut > 0 ? messages.leftOut({ count: leftOut }) : messages.hint;
  return (
    <>
      <MultiSelect
        label={messages.label}
        hint={check.busy ? messages.checking : (tally ?? note)}
        error={error}
        required
        options={[]}
        value={value}
        onChange={change}
        onPaste={parsed}
      />
      {check.failure && (
        <Banner tone="warning" action={<LinkButton onPress={check.retry}>{tryAgain}</LinkButton>}>
          {messages.unchecked} {wordsOf(check.failure)}
        </Banner>
      )}
      {several && (
        <More label={messages.file}>
          <FileDrop
            label={messages.file}
            hint={messages.fileHint}
            types={TYPES}
            maxBytes={MAX_BYTES}
            value={[]}
            onChange={(files) => void read(files)}
          />
        </More>
      )}
    </>
  );
};
