/** A name with a dot, in ASCII. Source: RFC 1035 §2.3.1. */
const DOMAIN = /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d-]{2,63}$/;

/** Domain as it is kept: lower case, in ASCII; undefined where it is none. */
export const domainName = (given: string): string | undefined => {
  const address = `http://${given.replace(/\.$/, '')}`;
  if (!/^[^\s/?#@:\\[\]%]+$/.test(given) || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return DOMAIN.test(hostname) ? hostname : undefined;
};

/** Domain of an email address, as domains are kept. */
export const domainOfEmail = (email: string): string | undefined => domainName(email.slice(email.lastIndexOf('@') + 1));
