/** A message of the protocol. */
export interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

/** Browser's WebSocket whose server is the test. */
export class ScriptedSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: ScriptedSocket[] = [];

  readonly sent: Message[] = [];
  closedWith: { code: number | undefined; reason: string | undefined } | undefined;
  readyState = ScriptedSocket.CONNECTING;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: (event: object) => void;
  onclose?: (event: object) => void;

  readonly url: string;
  readonly protocol: string;

  constructor(url: string, protocol: string) {
    super();
    this.url = url;
    this.protocol = protocol;
    ScriptedSocket.all.push(this);
  }

  /** Socket that was opened last. */
  static get latest(): ScriptedSocket {
    const latest = ScriptedSocket.all.at(-1);
    if (!latest) throw new Error('No socket was opened');
    return latest;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Message);
  }

  close(code?: number, reason?: string): void {
    if (new TextEncoder().encode(reason).length > 123) throw new SyntaxError('The reason is too long');
    this.closedWith = { code, reason };
    this.drop(code ?? 1005, reason);
  }

  open(): void {
    this.readyState = ScriptedSocket.OPEN;
    this.onopen?.();
  }

  receive(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection is over, as the server says or as it breaks. */
  drop(code: number, reason = ''): void {
    this.readyState = ScriptedSocket.CLOSED;
    this.onclose?.({ code, reason, wasClean: code !== 1006 });
  }

  /** There is no server: an error event without a code, then the close. */
  fail(): void {
    this.onerror?.({ type: 'error' });
    this.drop(1006);
  }
}
