/** One call on its way out, ready to be sent. */
export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
  credentials: RequestCredentials;
  /** A success is a file: its bytes come in `file`, where the transport can give them. */
  answers?: 'file';
  signal?: AbortSignal;
}

/** Raw response of the server, before `readAnswer`. Header names are lower case. */
export interface WireAnswer {
  status: number;
  statusText: string;
  headers: Record<string, string>;
  /** Empty where there is a `file`. */
  body: string;
  /** Bytes of a success, where the request asks for a file. */
  file?: Blob;
}

/** Whether an answer is a success, and no redirect: only these have a file. */
export const isSuccess = ({ status, headers }: Pick<WireAnswer, 'status' | 'headers'>): boolean =>
  status >= 200 && status < 300 && headers['fe-status'] !== '302';

/** Carries a call to a server and its answer back; throws where no answer came. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;
