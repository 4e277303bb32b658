import { localize } from "../../shell/language.ts";

/** The role `platform`, of the institution's staff, cannot be assigned. */
export type OrganizationRole = "owner" | "admin" | "developer" | "operations" | "viewer";

const ROLE_TEXTS: Record<string, { label: string; hint: string }> = localize({
  en: {
    owner: { label: "Owner", hint: "Full access, including managing owners." },
    admin: { label: "Administrator", hint: "Full access, except managing owners." },
    developer: {
      label: "Developer",
      hint: "Keys, webhooks and logs. In the test environment, also rollovers.",
    },
    operations: {
      label: "Operations",
      hint: "Rollovers and accounts, including reviews, documents, money and instructions.",
    },
    viewer: { label: "Viewer", hint: "Read-only access, excluding request logs and the audit log." },
    platform: { label: "Staff", hint: "Staff of the institution, with access to every organization." },
  },
});

export const ROLE_OPTIONS = ["owner", "admin", "developer", "operations", "viewer"].map((id) => ({
  id,
  label: ROLE_TEXTS[id]?.label ?? id,
  hint: ROLE_TEXTS[id]?.hint ?? "",
}));

export const formatRole = (role: string) => ROLE_TEXTS[role]?.label ?? role;

/** Returns true if the user can assign `role`, and can change or remove members who have it. The API has the same rule. */
export const canManageRole = (ownRole: string, role: string) =>
  ownRole === "owner" || ownRole === "platform" || (ownRole === "admin" && role !== "owner");
