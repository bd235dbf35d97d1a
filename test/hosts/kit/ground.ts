/** Setup that all hosts share. */
export interface Ground {
  /** The folder of what was packed. */
  readonly tarballs: string;
  /** Port of each host, by its name. */
  readonly ports: Readonly<Record<string, number>>;
  /** The server's address, another origin than any host's. */
  readonly service: string;
}

export const ground = (): Ground => JSON.parse(process.env['FE_HOSTS'] ?? '{ "ports": {} }') as Ground; // set-up wrote it; nothing stands before it
