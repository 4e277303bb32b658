import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Verify your email address",
    why: "Until you verify your address, you can access only the organization you joined first.",
    signIn: "Sign in to the account that you want to verify.",
    send: "Send email",
    sent: "Email sent",
    sentHint: "In this browser, open the link in the email. The link works for 24 hours.",
    confirm: "Verify",
    verified: "Your email address is verified",
    toPortal: "Go to the portal",
  },
});
