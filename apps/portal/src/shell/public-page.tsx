import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { suppressSignInPrompt } from "../api/sign-in-prompt.ts";
import { Toasts } from "../ui/toast.tsx";
import { EnvironmentStrip } from "./environment-strip.tsx";
import "./shell.css";

export function PublicPage() {
  useEffect(() => {
    suppressSignInPrompt(true);
    return () => suppressSignInPrompt(false);
  }, []);
  return (
    <div className="shell">
      <header className="shell-header">
        <EnvironmentStrip />
      </header>
      <main id="content" className="shell-alone">
        <Outlet />
      </main>
      <Toasts />
    </div>
  );
}
