import { useSearch } from "@tanstack/react-router";
import { Notice, PageHeader } from "../../ui/index.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { strings } from "./strings.ts";

/** Returns a path in the portal. Ignores addresses of other origins, to prevent open redirects. */
function toSafePath(next: unknown): string {
  const url = typeof next === "string" ? new URL(next, location.origin) : null;
  if (!url || url.origin !== location.origin) return "/portal/";
  if (url.pathname.startsWith("/portal/")) return url.pathname + url.search;
  return `/portal${url.pathname}${url.search}`;
}

export function Page() {
  const { next, error } = useSearch({ strict: false }) as { next?: unknown; error?: unknown };
  return (
    <>
      <PageHeader title={strings.title} />
      {error !== undefined && <Notice tone="bad" title={strings.ssoFailed} />}
      <SignInForm onSignedIn={() => location.assign(toSafePath(next))} />
    </>
  );
}
