/** Address of a page that markup names; `undefined` where it is no page: only http(s) is. */
export const legalLink = (address: string | undefined): string | undefined => {
  const url = address && URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
};
