import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "A new password",
    email: "Mail address",
    ask: "Mail me a link",
    askHint: "We mail a link to the address that you sign in with.",
    asked: "Look into your mail",
    askedHint:
      "If the address is known here, a link is on its way. It holds for an hour. Where this portal sends no mail, ask its operator for a link.",
    password: "New password",
    passwordHint: "12 characters or more. A few unrelated words do well.",
    choose: "Choose this password",
    chosen: "The password is changed, and every sign-in has ended.",
    toSignIn: "Sign in",
    askAgain: "Ask for another link",
  },
});
