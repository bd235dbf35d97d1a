declare module 'email-providers' {
  /** Domains of public email services. */
  const domains: readonly string[];
  // oxlint-disable-next-line import/no-default-export -- as the library has it
  export default domains;
}
