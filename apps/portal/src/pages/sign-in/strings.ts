import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Sign in",
    email: "Mail address",
    password: "Password",
    signIn: "Sign in",
    withPasskey: "Sign in with a passkey",
    withSso: "Sign in with your institution",
    or: "or",
    forgotten: "Forgot the password?",
    code: "Code",
    codeHint: "The six digits that your authenticator app shows.",
    recoveryCode: "Recovery code",
    recoveryCodeHint: "One of those that you kept when you set up the app. Each works once.",
    useRecoveryCode: "Use a recovery code instead",
    useCode: "Use the app's code instead",
    confirm: "Confirm",
    back: "Back",
    ssoFailed: "Your institution's sign-in did not let you in here. Ask an owner to invite your address.",
  },
});
