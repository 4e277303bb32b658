import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Your invitation",
    invitedTo: (organization: string | null, role: string) =>
      `You are invited to join ${organization ?? "the institution"} as ${role}.`,
    signsInWith: "You will sign in with",
    name: "Your name",
    password: "Password",
    passwordHint: "12 characters or more. A few unrelated words work well.",
    accept: "Accept invitation",
    noLink:
      "Open this page from the link in your invitation. If you don't have the link, ask the person who invited you.",
    hasAccount: "You already have an account. Accept the invitation, then sign in as usual.",
    reclaim:
      "An account with this address exists, but the address was never verified. Choose a new password. Earlier passwords, passkeys and authenticator apps of the account will stop working.",
    signInFirst: "You already have an account. Sign in to accept the invitation.",
  },
});
