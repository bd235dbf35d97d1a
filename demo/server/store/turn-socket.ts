import { Socket } from 'node:net';

type Written = (error?: Error | null) => void;
type Connect = (...target: unknown[]) => Socket;

/** Socket whose writes of one turn of the event loop leave in one piece: each piece costs both sides more than its content. */
export class TurnSocket extends Socket {
  #held = false;

  /** Connects as any socket. Node puts its own `write` on a socket that connects; it is taken away, so that ours holds. */
  override connect(...target: unknown[]): this {
    const connect = super.connect as Connect; // of many forms, handed on as they come
    connect.apply(this, target);
    Reflect.deleteProperty(this, 'write');
    return this;
  }

  override write(chunk: string | Uint8Array, encoding?: BufferEncoding | Written, written?: Written): boolean {
    if (!this.#held) {
      this.#held = true;
      this.cork();
      process.nextTick(() => {
        this.#held = false;
        this.uncork();
      });
    }
    return typeof encoding === 'function' ? super.write(chunk, encoding) : super.write(chunk, encoding, written);
  }
}
