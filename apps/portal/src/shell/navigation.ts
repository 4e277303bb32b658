import type { IconName } from "../ui/icon-name.ts";
import { strings } from "./strings.ts";

export interface NavItem {
  to: string;
  title: string;
  icon: IconName;
  scope?: string;
}

const { pages, groups } = strings;

export const NAVIGATION: readonly { title: string | null; items: readonly NavItem[] }[] = [
  { title: null, items: [{ to: "/", title: pages.home, icon: "house" }] },
  {
    title: groups.work,
    items: [
      { to: "/rollovers", title: pages.rollovers, icon: "arrow-left-right", scope: "rollovers:read" },
      { to: "/approvals", title: pages.approvals, icon: "badge-check", scope: "rollovers:read" },
      { to: "/accounts", title: pages.accounts, icon: "contact-round", scope: "accounts:read" },
      { to: "/custodians", title: pages.custodians, icon: "landmark", scope: "custodians:read" },
      { to: "/plans", title: pages.plans, icon: "briefcase", scope: "custodians:read" },
      { to: "/receiving-desk", title: pages.receivingDesk, icon: "inbox", scope: "rollovers:read" },
      { to: "/tax-year", title: pages.taxYear, icon: "receipt-text", scope: "rollovers:read" },
    ],
  },
  {
    title: groups.build,
    items: [
      { to: "/keys", title: pages.keys, icon: "key-round", scope: "keys:read" },
      { to: "/webhooks", title: pages.webhooks, icon: "webhook", scope: "webhooks:read" },
      { to: "/events", title: pages.events, icon: "activity", scope: "events:read" },
      { to: "/logs", title: pages.logs, icon: "scroll-text", scope: "logs:read" },
      { to: "/widget", title: pages.widget, icon: "app-window", scope: "keys:manage" },
    ],
  },
  {
    title: groups.manage,
    items: [
      { to: "/team", title: pages.team, icon: "users-round", scope: "members:read" },
      { to: "/audit", title: pages.audit, icon: "shield-check", scope: "audit:read" },
      { to: "/settings", title: pages.settings, icon: "settings", scope: "rollovers:read" },
      {
        to: "/letter-templates",
        title: pages.letterTemplates,
        icon: "file-pen-line",
        scope: "rollovers:read",
      },
    ],
  },
];

/** @param path without `/portal` */
export function findRequiredScope(path: string): string | undefined {
  const items = NAVIGATION.flatMap((group) => group.items);
  return items.find(({ to }) => to !== "/" && (path === to || path.startsWith(`${to}/`)))?.scope;
}
