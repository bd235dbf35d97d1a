/** Namespaces and names of SAML 2.0 and XML Signature. Source: SAML 2.0 Core, Bindings and Metadata. */
export const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
export const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
export const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
export const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';

export const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';
export const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
export const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
export const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
export const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
export const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';

/** Signature and digest algorithms that count: not those of SHA-1, nor with a shared key. Source: RFC 9231. */
export const SIGNATURE_ALGORITHMS: readonly string[] = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
];
export const DIGEST_ALGORITHMS: readonly string[] = [
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
];
