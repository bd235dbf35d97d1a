import { useState } from 'react';
import { useMessages } from '../../../../kit/use-messages.ts';
import { FileDrop } from '../../../../ui/file-drop/file-drop.tsx';
import type { Chip } from '../../../../ui/multi-select/chips.tsx';
import { MultiSelect } from '../../../../ui/multi-select/multi-select.tsx';
import { parseAddresses, readPieces } from './addresses.ts';

/** Maximum size of an address file, in bytes. Ours. */
const MAX_BYTES = 1024 * 1024;
const TYPES = ['.csv', '.txt'] as const;

/** Field for many addresses: typed, pasted from a spreadsheet, or read from a file; invalid ones are marked. */
export const AddressesField = ({
  value,
  onChange,
  error,
}: {
  value: readonly Chip[];
  onChange: (value: readonly Chip[]) => void;
  error: string | undefined;
}) => {
  const { userInvite: all } = useMessages('users');
  const { many: words } = all;
  const [leftOut, setLeftOut] = useState(0);
  const taken = (pieces: readonly string[]): readonly Chip[] => {
    const found = parseAddresses(pieces);
    setLeftOut(found.leftOut);
    return found.addresses.map(({ value: address, isGood }) => ({
      value: address,
      label: address,
      ...(!isGood && { error: all.notEmail }),
    }));
  };
  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    const there = new Set(value.map((one) => one.value));
    onChange([...value, ...taken(await readPieces(file)).filter((one) => !there.has(one.value))]);
  };
  const wrong = value.filter((one) => one.error).length;
  const tally = wrong > 0 ? words.tally({ good: value.length - wrong, wrong }) : undefined;
  const note = leftOut > 0 ? words.leftOut({ count: leftOut }) : words.hint;
  return (
    <>
      <MultiSelect
        label={words.label}
        hint={tally ?? note}
        error={error}
        required
        options={[]}
        value={value}
        onChange={onChange}
        onPaste={taken}
      />
      <FileDrop
        label={words.file}
        hint={words.fileHint}
        types={TYPES}
        maxBytes={MAX_BYTES}
        value={[]}
        onChange={(files) => void read(files)}
      />
    </>
  );
};
