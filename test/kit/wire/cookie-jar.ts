/** The cookies of one browser at one host, as RFC 6265 has them kept, as far as this protocol needs it. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** Takes what an answer sets, and drops what it takes away. */
  keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      const gone = value === '' || attributes.some((attribute) => /^max-age=0$/i.test(attribute));
      if (gone) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get names(): string[] {
    return [...this.#cookies.keys()];
  }
}
