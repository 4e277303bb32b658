import type { LockedRollover } from "@svc/rollover-rules/rollover";
import { isTerminal } from "@svc/rollover-rules/workflow/transitions";
import { Problem } from "@svc/service-kit/errors";
import { requireRevealable } from "../instructions/reveal.ts";
import type { StoredLetter } from "./letter-store.ts";

/**
 * Letters of an ended rollover cannot be signed, except a deficiency letter, which can still tell the participant why
 * the request was rejected.
 * @throws Problem `invalid_transition`, also for an erased participant
 */
export function requireSignable(
  rollover: LockedRollover,
  { kind, number }: Pick<StoredLetter, "kind" | "number">,
): void {
  requireRevealable(rollover);
  const { state } = rollover;
  if (!isTerminal(state) || (kind === "nigo" && state === "rejected")) return;
  const detail =
    `The rollover is ${state}, so letter ${number} can no longer be signed. ${REMEDIES[state] ?? ""}`.trim();
  throw new Problem("invalid_transition", detail, { extensions: { state } });
}

const REMEDIES: Readonly<Partial<Record<LockedRollover["state"], string>>> = {
  rejected: "Reopen the rollover with `reopen`, and sign the letter then.",
  failed: "Reopen the rollover with `reopen`, and sign the letter then.",
  cancelled: "Create another rollover, and issue its letter.",
  expired: "Create another rollover, and issue its letter.",
};
