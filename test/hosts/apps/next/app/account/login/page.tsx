/** The provider shows the login box here. */
// oxlint-disable-next-line import/no-default-export -- Next.js asks for it
export default function Login() {
  return null;
}
