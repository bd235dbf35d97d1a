/** One change of the tables. Once released it stays as it is; what follows is another. */
export interface Migration {
  readonly name: string;
  /** Run in one transaction, in order. */
  readonly statements: readonly string[];
}
