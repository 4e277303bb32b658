import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Tracking page",
    hint: "Shows the participant where the money is and what to do. To open it, the participant enters their date of birth or a code sent by email.",
    create: "Create tracking link",
    language: "Language",
    languages: { en: "English", es: "Spanish" } as Record<string, string>,
    languageOfConsent: "Same as the consent",
    sendEmail: "Email the link to the participant",
    cancel: "Cancel",
    created: "Tracking link created",
    createdHint: "Copy the link now. It is not shown again.",
    link: "Tracking link",
    done: "Done",
    none: "No links yet.",
    statuses: { active: "Active", expired: "Expired", revoked: "Revoked" } as Record<string, string>,
    expires: "Expires",
    opened: "Opened",
    neverOpened: "Not opened yet",
    revoke: "Revoke",
    revokeOf: (created: string) => `Revoke the link created on ${created}`,
    revoked: "Tracking link revoked",
  },
});
