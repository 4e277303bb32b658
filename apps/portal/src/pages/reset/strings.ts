import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Reset your password",
    email: "Email",
    ask: "Email me a link",
    askHint: "We email a link to the address you sign in with.",
    asked: "Check your email",
    askedHint:
      "If an account has this address, we sent it a link. The link works for one hour. If this portal sends no email, ask its operator for a link.",
    password: "New password",
    passwordHint: "12 characters or more. A few unrelated words do well.",
    choose: "Set password",
    chosen: "Password changed. All your sessions have ended.",
    toSignIn: "Sign in",
    askAgain: "Request another link",
  },
});
