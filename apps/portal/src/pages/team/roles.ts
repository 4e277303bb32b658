import { inLanguages } from "../../shell/language.ts";

const ROLE_WORDS: Record<string, { label: string; hint: string }> = inLanguages({
  en: {
    owner: { label: "Owner", hint: "Everything, and who the owners are." },
    admin: { label: "Administrator", hint: "Everything but changing who the owners are." },
    developer: { label: "Developer", hint: "Keys, webhooks and logs; in test also rollovers." },
    operations: {
      label: "Operations",
      hint: "Rollovers and accounts: reviews, documents, money, instructions.",
    },
    viewer: { label: "Viewer", hint: "Looks at everything, and changes nothing." },
    platform: { label: "Staff", hint: "The institution's own: every organization." },
  },
});

export const ROLE_OPTIONS = ["owner", "admin", "developer", "operations", "viewer"].map((id) => ({
  id,
  label: ROLE_WORDS[id]?.label ?? id,
  hint: ROLE_WORDS[id]?.hint ?? "",
}));

export const roleName = (role: string) => ROLE_WORDS[role]?.label ?? role;

/** The server enforces the same rule. */
export const mayManage = (own: string, other: string) =>
  own === "owner" || own === "platform" || (own === "admin" && other !== "owner");
