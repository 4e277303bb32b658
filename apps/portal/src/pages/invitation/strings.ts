import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Your invitation",
    to: (organization: string | null, role: string) =>
      `You are invited to ${organization ?? "the institution"} as ${role}.`,
    signsInWith: "You sign in with",
    name: "Your name",
    password: "Password",
    passwordHint: "12 characters or more. A few unrelated words work well.",
    accept: "Accept the invitation",
    noLink: "Open this page with the link in your invitation. Ask the person who invited you for it.",
    known: "You already have an account. Accept the invitation, then sign in as usual.",
    reclaim:
      "An account with this address exists, but the address was never verified. Choose a new password: earlier passwords, passkeys and apps of the account stop working.",
    signInFirst: "You already have an account. Sign in to accept the invitation.",
  },
});
