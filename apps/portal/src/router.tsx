import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from "@tanstack/react-router";
import { RouterProvider as AriaRouterProvider, I18nProvider } from "react-aria-components";
import { BASE, parseAddress, serializeAddress } from "./shell/address.ts";
import { AppShell } from "./shell/app-shell.tsx";
import { ErrorPage, NotFoundPage } from "./shell/error-page.tsx";
import { PublicPage } from "./shell/public-page.tsx";

// Each page is a folder in pages/ with a route here. Its `page.tsx` exports `Page` and is a separate chunk.

/** Dates and numbers use the page's language, not the browser's. */
const LOCALE = "en-US";

const root = createRootRoute({ component: Root });
const shell = createRoute({ getParentRoute: () => root, id: "shell", component: AppShell });
const publicLayout = createRoute({ getParentRoute: () => root, id: "public", component: PublicPage });

const shellRoute = <Path extends string>(
  path: Path,
  load: () => Promise<Record<"Page", () => React.ReactNode>>,
) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    component: lazyRouteComponent(load, "Page"),
    // Remounts the page for another object, so that no state, such as revealed account numbers, carries over.
    remountDeps: ({ params }) => params,
  });
const publicRoute = <Path extends string>(
  path: Path,
  load: () => Promise<Record<"Page", () => React.ReactNode>>,
) => createRoute({ getParentRoute: () => publicLayout, path, component: lazyRouteComponent(load, "Page") });

const routeTree = root.addChildren([
  shell.addChildren([
    shellRoute("/", () => import("./pages/home/page.tsx")),
    shellRoute("/rollovers", () => import("./pages/rollovers/page.tsx")),
    shellRoute("/rollovers/new", () => import("./pages/new-rollover/page.tsx")),
    shellRoute("/rollovers/$id", () => import("./pages/rollover/page.tsx")),
    shellRoute("/approvals", () => import("./pages/approvals/page.tsx")),
    shellRoute("/approvals/$id", () => import("./pages/approval/page.tsx")),
    shellRoute("/accounts", () => import("./pages/accounts/page.tsx")),
    shellRoute("/accounts/$id", () => import("./pages/account/page.tsx")),
    shellRoute("/consents/$id", () => import("./pages/consent/page.tsx")),
    shellRoute("/custodians", () => import("./pages/custodians/page.tsx")),
    shellRoute("/custodians/$id", () => import("./pages/custodian/page.tsx")),
    shellRoute("/keys", () => import("./pages/keys/page.tsx")),
    shellRoute("/keys/$id", () => import("./pages/key/page.tsx")),
    shellRoute("/webhooks", () => import("./pages/webhooks/page.tsx")),
    shellRoute("/webhooks/$id", () => import("./pages/webhook/page.tsx")),
    shellRoute("/deliveries/$id", () => import("./pages/delivery/page.tsx")),
    shellRoute("/events", () => import("./pages/events/page.tsx")),
    shellRoute("/events/$id", () => import("./pages/event/page.tsx")),
    shellRoute("/logs", () => import("./pages/logs/page.tsx")),
    shellRoute("/logs/$id", () => import("./pages/log/page.tsx")),
    shellRoute("/widget", () => import("./pages/widget/page.tsx")),
    shellRoute("/team", () => import("./pages/team/page.tsx")),
    shellRoute("/audit", () => import("./pages/audit/page.tsx")),
    shellRoute("/settings", () => import("./pages/settings/page.tsx")),
    shellRoute("/profile", () => import("./pages/profile/page.tsx")),
    shellRoute("/receiving-desk", () => import("./pages/receiving-desk/page.tsx")),
    shellRoute("/plans", () => import("./pages/plans/page.tsx")),
    shellRoute("/plans/$id", () => import("./pages/plan/page.tsx")),
    shellRoute("/letter-templates", () => import("./pages/letter-templates/page.tsx")),
    shellRoute("/tax-year", () => import("./pages/tax-year/page.tsx")),
    // Unknown paths are in the shell too, because it sends signed-out users to the sign-in page.
    createRoute({ getParentRoute: () => shell, path: "$", component: NotFoundPage }),
  ]),
  publicLayout.addChildren([
    publicRoute("/sign-in", () => import("./pages/sign-in/page.tsx")),
    publicRoute("/reset", () => import("./pages/reset/page.tsx")),
    publicRoute("/verify-email", () => import("./pages/verify-email/page.tsx")),
    publicRoute("/invitation", () => import("./pages/invitation/page.tsx")),
  ]),
]);

export const router = createRouter({
  routeTree,
  basepath: BASE,
  parseSearch: parseAddress,
  stringifySearch: serializeAddress,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultPreload: "intent",
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

const toHref = (href: string) => (href.startsWith("/") ? `${BASE}${href}` : href);

function Root() {
  return (
    <I18nProvider locale={LOCALE}>
      <AriaRouterProvider navigate={(href) => router.history.push(toHref(href))} useHref={toHref}>
        <Outlet />
      </AriaRouterProvider>
    </I18nProvider>
  );
}
