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
    accept: "Take the invitation up",
    noLink: "This page is reached by the link of an invitation. Ask whoever invited you for it.",
    known: "You have a password here already: take the invitation up, then sign in with it.",
  },
});
