import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Verify your email address",
    why: "Until you verify your address, you can use your first organization only.",
    signIn: "Sign in to the account that you want to verify.",
    send: "Send the email",
    sent: "Email sent",
    sentHint: "Open the link in it in this browser. It works for 24 hours.",
    confirm: "Verify",
    verified: "Your email address is verified",
    toPortal: "Go to the portal",
  },
});
