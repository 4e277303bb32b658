/** Signs in. Calls `onSignedIn` when the session is there; on the page and in the dialog above another. */
export function SignInForm(_props: { onSignedIn: () => void }) {
  return null;
}
