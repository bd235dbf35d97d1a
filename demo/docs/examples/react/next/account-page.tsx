/** The provider shows the login box on these routes. */
export default function Account() {
  return null;
}
