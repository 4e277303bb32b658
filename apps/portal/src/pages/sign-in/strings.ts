import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Sign in",
    email: "Email",
    password: "Password",
    signIn: "Sign in",
    withPasskey: "Sign in with a passkey",
    withSso: "Sign in with your institution",
    forgotten: "Forgot your password?",
    code: "Code",
    codeHint: "The six-digit code from your authenticator app.",
    recoveryCode: "Recovery code",
    recoveryCodeHint: "One of the codes you saved when you set up the app. Each works once.",
    useRecoveryCode: "Use a recovery code instead",
    useCode: "Use a code from the app instead",
    confirm: "Confirm",
    back: "Back",
    ssoFailed:
      "Sign-in through your institution failed. Ask an owner of your organization to send an invitation to your email address.",
  },
});
