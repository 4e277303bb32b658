import { strings } from "./strings.ts";

interface NavItem {
  to: string;
  title: string;
  scope?: string;
}

const { pages, groups } = strings;

export const NAVIGATION: readonly { title: string | null; items: readonly NavItem[] }[] = [
  { title: null, items: [{ to: "/", title: pages.home }] },
  {
    title: groups.work,
    items: [
      { to: "/rollovers", title: pages.rollovers, scope: "rollovers:read" },
      { to: "/approvals", title: pages.approvals, scope: "rollovers:read" },
      { to: "/accounts", title: pages.accounts, scope: "accounts:read" },
      { to: "/custodians", title: pages.custodians, scope: "custodians:read" },
      { to: "/plans", title: pages.plans, scope: "custodians:read" },
      { to: "/receiving-desk", title: pages.receivingDesk, scope: "rollovers:read" },
      { to: "/tax-year", title: pages.taxYear, scope: "rollovers:read" },
    ],
  },
  {
    title: groups.build,
    items: [
      { to: "/keys", title: pages.keys, scope: "keys:read" },
      { to: "/webhooks", title: pages.webhooks, scope: "webhooks:read" },
      { to: "/events", title: pages.events, scope: "events:read" },
      { to: "/logs", title: pages.logs, scope: "logs:read" },
      { to: "/widget", title: pages.widget, scope: "keys:manage" },
    ],
  },
  {
    title: groups.manage,
    items: [
      { to: "/team", title: pages.team, scope: "members:read" },
      { to: "/audit", title: pages.audit, scope: "audit:read" },
      { to: "/settings", title: pages.settings, scope: "rollovers:read" },
      { to: "/letter-templates", title: pages.letterTemplates, scope: "rollovers:read" },
    ],
  },
];

export function findRequiredScope(path: string): string | undefined {
  const items = NAVIGATION.flatMap((group) => group.items);
  return items.find(({ to }) => to !== "/" && (path === to || path.startsWith(`${to}/`)))?.scope;
}
