import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Reset your password",
    email: "Email",
    sendLink: "Email me a link",
    emailHint: "Enter the address you sign in with. We will email you a link.",
    linkSent: "Check your email",
    linkSentHint:
      "If an account uses this address, we sent a link that works for one hour. If this portal doesn't send email, ask its operator for a link.",
    password: "New password",
    passwordHint: "12 characters or more. A few unrelated words work well.",
    choose: "Set password",
    passwordChanged: "Password changed. All your sessions have ended.",
    toSignIn: "Sign in",
    requestAnother: "Request another link",
  },
});
