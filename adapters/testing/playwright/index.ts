/** Entry point for journeys in Playwright: page objects of the elements, and the mails of a development server. */
export { loginBox, type LoginBoxPage } from './login-box.ts';
export { codeTo, followMail, linkTo, mailsTo, type ReceivedMail } from './mailbox.ts';
export { newPerson, openAccount, type NewPerson, signUp } from './person.ts';
export { portal, type PortalPage } from './portal.ts';
export { signIn, type SignInOptions } from './sign-in.ts';
export { textTo } from './text-messages.ts';
