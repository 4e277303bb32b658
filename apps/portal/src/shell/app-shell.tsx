import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { followChanges, onChanges } from "../api/follow-changes.ts";
import { chooseOrganization, getOrganizationId, useOrganization } from "../api/organization.ts";
import { ProblemError } from "../api/problem.ts";
import { resolveMe, sessionQuery, useMe } from "../api/session.ts";
import { useIsSignInPending } from "../api/sign-in-prompt.ts";
import { TextLink } from "../ui/button.tsx";
import { focusNextTitle } from "../ui/focus-on-navigation.ts";
import { lazyComponent, preloadComponents } from "../ui/lazy-component.ts";
import { ErrorNotice } from "../ui/notice.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Toasts } from "../ui/toast.tsx";
import { ConnectionNotice } from "./connection-notice.tsx";
import { findRequiredScope } from "./navigation.ts";
import { Sidebar } from "./sidebar.tsx";
import { strings } from "./strings.ts";
import { TopBar } from "./top-bar.tsx";
import "./shell.css";
import { setOrganizationClock } from "../api/clock.ts";
import { ENVIRONMENT } from "../api/environment.ts";
import { getQuery } from "../api/queries.ts";

const SignInDialog = lazyComponent(() =>
  import("./sign-in-dialog.tsx").then((module) => ({ default: module.SignInDialog })),
);

const ChooseOrganization = lazy(() =>
  import("./choose-organization.tsx").then((module) => ({ default: module.ChooseOrganization })),
);

/** Delays the preload, so that the page loads first. */
const PRELOAD_DELAY_MS = 1_500;

export function AppShell() {
  const session = useQuery(sessionQuery);
  const organization = useOrganization();
  const router = useRouter();
  const isSignedOut = session.error instanceof ProblemError && session.error.status === 401;

  useEffect(() => {
    if (!isSignedOut) return;
    const next = router.state.location.href;
    void router.navigate({ to: "/sign-in", search: { next } as never, replace: true });
  }, [isSignedOut, router]);

  const me = session.data && resolveMe(session.data, organization);
  // The user may have left the stored organization.
  useEffect(() => {
    if (me && !me.isPlatform && me.organization && me.organization.id !== getOrganizationId()) {
      chooseOrganization(me.organization.id);
    }
  }, [me]);

  if (!session.data) {
    return (
      <main className="shell-standalone">
        {session.error && !isSignedOut ? (
          <ErrorNotice error={session.error} onRetry={() => session.refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </main>
    );
  }
  if (!me) {
    return (
      <main className="shell-standalone stack">
        {session.data.user.isEmailVerified ? (
          <>
            <h1>{strings.noMembership}</h1>
            <p>{strings.noMembershipHint}</p>
          </>
        ) : (
          <>
            <h1>{strings.unverified}</h1>
            <p>{strings.unverifiedHint}</p>
            <p>
              <TextLink href="/verify-email">{strings.verifyEmail}</TextLink>
            </p>
          </>
        )}
      </main>
    );
  }
  if (!me.organization) {
    return (
      <main className="shell-standalone stack">
        <h1>{strings.chooseOrganization}</h1>
        <Suspense fallback={<Skeleton lines={2} />}>
          <ChooseOrganization />
        </Suspense>
      </main>
    );
  }
  return <Frame key={me.organization.id} />;
}

function Frame() {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { organization, scopes, memberId } = useMe();
  const isSignInPending = useIsSignInPending();
  useOrganizationClock();
  useEffect(() => {
    const timer = setTimeout(preloadComponents, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const followedOrganizationId = scopes.has("events:read") ? (organization?.id ?? null) : null;
  useEffect(
    () => (followedOrganizationId === null ? undefined : followChanges(followedOrganizationId)),
    [followedOrganizationId],
  );
  useEffect(() => onChanges((changes) => void notifyOfDecisions(changes, memberId)), [memberId]);
  const { pathname } = useLocation();
  const requiredScope = findRequiredScope(pathname.replace(/^\/portal(?=\/)/, ""));
  // Done while rendering, because the new page's title takes the focus as soon as it mounts.
  const lastPathname = useRef(pathname);
  if (lastPathname.current !== pathname) {
    lastPathname.current = pathname;
    focusNextTitle();
    setDrawerOpen(false);
  }
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        {strings.skip}
      </a>
      <header className="shell-header">
        <TopBar isDrawerOpen={isDrawerOpen} onDrawerChange={setDrawerOpen} />
      </header>
      <div className="shell-body">
        <Sidebar />
        <main id="content" tabIndex={-1} className="shell-main">
          <ConnectionNotice />
          {requiredScope && !scopes.has(requiredScope) ? <NoAccess scope={requiredScope} /> : <Outlet />}
        </main>
      </div>
      {isSignInPending && (
        <Suspense>
          <SignInDialog />
        </Suspense>
      )}
      <Toasts />
    </div>
  );
}

/** Loads the notices' code on demand, because approvals are rare. */
async function notifyOfDecisions(
  changes: readonly { type: string; id?: string }[],
  memberId: string,
): Promise<void> {
  const eventIds = changes.flatMap(({ type, id }) =>
    id !== undefined && /^approval\.(requested|confirmed|declined)$/.test(type) ? [id] : [],
  );
  if (eventIds.length === 0) return;
  const { showDecisionNotices } = await import("./decision-notices.ts");
  await showDecisionNotices(eventIds, memberId);
}

function NoAccess({ scope }: { scope: string }) {
  return <PageHeader title={strings.noAccess}>{strings.noAccessHint(scope)}</PageHeader>;
}

/** Updates the organization's clock. The live environment uses the browser's clock, because only the sandbox can advance time. */
function useOrganizationClock(): void {
  const isSandbox = ENVIRONMENT === "test";
  const { data, dataUpdatedAt, isError } = useQuery({ ...getQuery("/portal/api/clock"), enabled: isSandbox });
  useEffect(() => {
    if (!isSandbox || isError) setOrganizationClock(0);
    else setOrganizationClock(data ? Date.parse(data.now) - dataUpdatedAt : null);
  }, [isSandbox, isError, data, dataUpdatedAt]);
}
