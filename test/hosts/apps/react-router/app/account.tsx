/** The provider shows the login box here. */
// oxlint-disable-next-line import/no-default-export -- React Router asks for it
export default function Account() {
  return null;
}
