import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { setSignInPromptSuppressed } from "../api/sign-in-prompt.ts";
import { Mark } from "../ui/mark.tsx";
import { Toasts } from "../ui/toast.tsx";
import { EnvironmentBadge, EnvironmentNote } from "./environment-badge.tsx";
import { strings } from "./strings.ts";
import "./shell.css";

export function PublicPage() {
  useEffect(() => {
    setSignInPromptSuppressed(true);
    return () => setSignInPromptSuppressed(false);
  }, []);
  return (
    <div className="public-page">
      <header className="public-brand">
        <Mark />
        <span className="top-bar-name">{strings.title}</span>
        <EnvironmentBadge />
      </header>
      <main id="content" className="public-card">
        <Outlet />
      </main>
      <footer>
        <EnvironmentNote />
      </footer>
      <Toasts />
    </div>
  );
}
