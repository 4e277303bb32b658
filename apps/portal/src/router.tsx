import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from "@tanstack/react-router";
import { RouterProvider as AriaRouterProvider, I18nProvider } from "react-aria-components";
import { parseAddress, writeAddress } from "./shell/address.ts";
import { AppShell } from "./shell/app-shell.tsx";
import { BASE } from "./shell/base.ts";
import { ErrorPage, NotFoundPage } from "./shell/error-page.tsx";
import { PublicPage } from "./shell/public-page.tsx";

// Each page is a folder in pages/ with a line here. Its `page.tsx` exports `Page` and is a separate chunk.

/** Dates and numbers use the page's language, not the browser's. */
const LOCALE = "en-US";

const root = createRootRoute({ component: Root });
const shell = createRoute({ getParentRoute: () => root, id: "shell", component: AppShell });
const open = createRoute({ getParentRoute: () => root, id: "open", component: PublicPage });

const inShell = <Path extends string>(
  path: Path,
  load: () => Promise<Record<"Page", () => React.ReactNode>>,
) => createRoute({ getParentRoute: () => shell, path, component: lazyRouteComponent(load, "Page") });
const inOpen = <Path extends string>(
  path: Path,
  load: () => Promise<Record<"Page", () => React.ReactNode>>,
) => createRoute({ getParentRoute: () => open, path, component: lazyRouteComponent(load, "Page") });

const routeTree = root.addChildren([
  shell.addChildren([
    inShell("/", () => import("./pages/home/page.tsx")),
    inShell("/rollovers", () => import("./pages/rollovers/page.tsx")),
    inShell("/rollovers/new", () => import("./pages/new-rollover/page.tsx")),
    inShell("/rollovers/$id", () => import("./pages/rollover/page.tsx")),
    inShell("/approvals", () => import("./pages/approvals/page.tsx")),
    inShell("/accounts", () => import("./pages/accounts/page.tsx")),
    inShell("/accounts/$id", () => import("./pages/account/page.tsx")),
    inShell("/consents/$id", () => import("./pages/consent/page.tsx")),
    inShell("/custodians", () => import("./pages/custodians/page.tsx")),
    inShell("/custodians/$id", () => import("./pages/custodian/page.tsx")),
    inShell("/keys", () => import("./pages/keys/page.tsx")),
    inShell("/keys/$id", () => import("./pages/key/page.tsx")),
    inShell("/webhooks", () => import("./pages/webhooks/page.tsx")),
    inShell("/webhooks/$id", () => import("./pages/webhook/page.tsx")),
    inShell("/deliveries/$id", () => import("./pages/delivery/page.tsx")),
    inShell("/events", () => import("./pages/events/page.tsx")),
    inShell("/events/$id", () => import("./pages/event/page.tsx")),
    inShell("/logs", () => import("./pages/logs/page.tsx")),
    inShell("/logs/$id", () => import("./pages/log/page.tsx")),
    inShell("/widget", () => import("./pages/widget/page.tsx")),
    inShell("/team", () => import("./pages/team/page.tsx")),
    inShell("/audit", () => import("./pages/audit/page.tsx")),
    inShell("/settings", () => import("./pages/settings/page.tsx")),
    inShell("/profile", () => import("./pages/profile/page.tsx")),
    // Unknown paths: the shell sends signed-out users to the sign-in page.
    createRoute({ getParentRoute: () => shell, path: "$", component: NotFoundPage }),
  ]),
  open.addChildren([
    inOpen("/sign-in", () => import("./pages/sign-in/page.tsx")),
    inOpen("/reset", () => import("./pages/reset/page.tsx")),
    inOpen("/verify-email", () => import("./pages/verify-email/page.tsx")),
    inOpen("/invitation", () => import("./pages/invitation/page.tsx")),
  ]),
]);

export const router = createRouter({
  routeTree,
  basepath: BASE,
  parseSearch: parseAddress,
  stringifySearch: writeAddress,
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

const hrefOf = (href: string) => (href.startsWith("/") ? `${BASE}${href === "/" ? "/" : href}` : href);

function Root() {
  return (
    <I18nProvider locale={LOCALE}>
      <AriaRouterProvider navigate={(href) => router.history.push(hrefOf(href))} useHref={hrefOf}>
        <Outlet />
      </AriaRouterProvider>
    </I18nProvider>
  );
}
