import type { ReactNode } from "react";
import type { Tone } from "./types.ts";
import "./badge.css";

export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}

/** Formats an enum value: `awaiting_funds` becomes `Awaiting funds`. */
export function wordsOf(value: string): string {
  const words = value.replaceAll("_", " ").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const GOOD = new Set([
  "completed",
  "active",
  "enabled",
  "succeeded",
  "delivered",
  "accepted",
  "confirmed",
  "verified",
]);
const BAD = new Set([
  "rejected",
  "failed",
  "dead",
  "revoked",
  "declined",
  "returned",
  "disabled",
  "mismatch",
  "overdue",
]);
const WARN = new Set(["expiring", "pending", "retrying", "on_hold", "held", "waiting", "rotating"]);
const OVER = new Set(["cancelled", "canceled", "expired", "draft", "withdrawn"]);

export function State({ state }: { state: string }) {
  const tone = GOOD.has(state)
    ? "good"
    : BAD.has(state)
      ? "bad"
      : WARN.has(state)
        ? "warn"
        : OVER.has(state)
          ? "neutral"
          : "info";
  return <Badge tone={tone}>{wordsOf(state)}</Badge>;
}
