import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { ENVIRONMENT } from "../api/environment.ts";
import { expectNoSession } from "../api/signing-in.ts";
import { Toasts } from "../ui/toast-region.tsx";
import { strings } from "./strings.ts";
import "./shell.css";

/** What is around the pages for who is not signed in: signing in, resetting, taking an invitation. */
export function PublicPage() {
  useEffect(() => {
    expectNoSession(true);
    return () => expectNoSession(false);
  }, []);
  return (
    <div className="shell">
      <p className="environment-strip">
        <strong>{strings.environments[ENVIRONMENT]}</strong>
        <span>{strings.environmentMeans[ENVIRONMENT]}</span>
      </p>
      <main id="content" className="shell-alone">
        <Outlet />
      </main>
      <Toasts />
    </div>
  );
}
