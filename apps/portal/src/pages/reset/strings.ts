import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Reset your password",
    email: "Email",
    ask: "Email me a link",
    askHint: "Enter the address you sign in with. We will email you a link.",
    asked: "Check your email",
    askedHint:
      "If an account uses this address, we sent a link that works for one hour. If this portal doesn't send email, ask its operator for a link.",
    password: "New password",
    passwordHint: "12 characters or more. A few unrelated words work well.",
    choose: "Set password",
    chosen: "Password changed. All your sessions have ended.",
    toSignIn: "Sign in",
    askAgain: "Request another link",
  },
});
