import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Your invitation",
    to: (organization: string | null, role: string) =>
      `You are invited to ${organization ?? "the institution"} as ${role}.`,
    signsInWith: "You sign in with",
    name: "Your name",
    password: "Password",
    passwordHint: "12 characters or more. A few unrelated words do well.",
    accept: "Accept the invitation",
    noLink: "Open this page with the link in your invitation. Ask the person who invited you for it.",
    known: "You have an account here already: accept the invitation, then sign in as before.",
    reclaim:
      "There is an account with this address already, but its mailbox was never verified. Choose a new password: earlier passwords, passkeys and apps of the account stop working.",
    signInFirst: "You have an account here already. Sign in to accept the invitation.",
  },
});
