/** Entry of an element's contract. */
export interface ContractEntry {
  readonly name: string;
  readonly description: string;
}

/** Public contract of an element. */
export interface ElementContract {
  readonly tag: string;
  readonly className: string;
  readonly description: string;
  readonly attributes: readonly (ContractEntry & { readonly property: string })[];
  readonly properties: readonly ContractEntry[];
  readonly events: readonly ContractEntry[];
  readonly slots: readonly ContractEntry[];
  readonly parts: readonly ContractEntry[];
  readonly cssProperties: readonly ContractEntry[];
}

export function readContracts(): Promise<ElementContract[]>;
