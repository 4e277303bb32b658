import type { ReactNode } from "react";
import type { Tone } from "./tone.ts";
import "./badge.css";

export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}

/** Formats `on_hold` as "On hold". */
export function formatEnumValue(value: string): string {
  const text = value.replaceAll("_", " ").replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const GOOD_STATES = new Set([
  "completed",
  "active",
  "enabled",
  "succeeded",
  "delivered",
  "accepted",
  "confirmed",
  "verified",
]);
const BAD_STATES = new Set([
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
const WARN_STATES = new Set(["expiring", "pending", "retrying", "on_hold", "held", "waiting", "rotating"]);
const NEUTRAL_STATES = new Set(["cancelled", "canceled", "expired", "draft", "withdrawn"]);

/** @param label replaces the name of the state */
export function State({ state, label }: { state: string; label?: string | undefined }) {
  return <Badge tone={findTone(state)}>{label ?? formatEnumValue(state)}</Badge>;
}

function findTone(state: string): Tone {
  if (GOOD_STATES.has(state)) return "good";
  if (BAD_STATES.has(state)) return "bad";
  if (WARN_STATES.has(state)) return "warn";
  return NEUTRAL_STATES.has(state) ? "neutral" : "info";
}
