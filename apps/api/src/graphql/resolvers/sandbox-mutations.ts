import { parseBody, requireScope } from "@svc/service-kit";
import { type AdvancedClock, advanceClock } from "../../sandbox/advance-clock.ts";
import { advanceRollover } from "../../sandbox/advance-rollover.ts";
import { type ClockView, toClockView } from "../../sandbox/clock-view.ts";
import { advanceInputSchema, clockInputSchema, simulateInputSchema } from "../../sandbox/sandbox-inputs.ts";
import { simulateHappening } from "../../sandbox/simulate-happening.ts";
import type { MutationResolvers } from "../generated/resolver-types.ts";
import { requireId, toIfMatch, withoutNulls } from "../input-object.ts";
import { runOnce } from "../run-once.ts";
import { runForRollover } from "./rollover-mutations.ts";

/** What the test environment has besides. */
export const sandboxMutations: MutationResolvers = {
  advanceSandboxRollover(_parent, { input }, context) {
    const { ctx, principal } = context;
    requireScope(principal, "sandbox:write");
    const { rolloverId, ifVersion, idempotencyKey, ...fields } = input;
    requireId("rol", rolloverId, "rollover");
    const body = withoutNulls(fields);
    return runForRollover(
      context,
      { mutation: "advanceSandboxRollover", subject: rolloverId, idempotencyKey, body },
      () => {
        const { to = null } = parseBody(advanceInputSchema, body);
        const asked = { to, ifMatch: toIfMatch(ifVersion) };
        return (transact) => advanceRollover(ctx, principal, rolloverId, asked, transact);
      },
    );
  },

  simulateSandboxHappening(_parent, { input }, context) {
    const { ctx, principal } = context;
    requireScope(principal, "sandbox:write");
    const { rolloverId, ifVersion, idempotencyKey, happening, params } = input;
    requireId("rol", rolloverId, "rollover");
    const body = { happening, ...(params ? { params } : {}) };
    return runForRollover(
      context,
      { mutation: "simulateSandboxHappening", subject: rolloverId, idempotencyKey, body },
      () => {
        const asked = { ...parseBody(simulateInputSchema, body), ifMatch: toIfMatch(ifVersion) };
        return (transact) => simulateHappening(ctx, principal, rolloverId, asked, transact);
      },
    );
  },

  async advanceSandboxClock(_parent, { input }, context) {
    const { ctx, principal } = context;
    requireScope(principal, "sandbox:write");
    const { idempotencyKey, ...body } = input;
    const { view, ...outcome } = await runOnce<AdvancedClock, ClockView>(
      context,
      { mutation: "advanceSandboxClock", subject: null, idempotencyKey, body },
      () => {
        const { days } = parseBody(clockInputSchema, body);
        return (transact, isRemembered) =>
          advanceClock(ctx, principal, days, isRemembered ? transact : undefined);
      },
      toClockView,
    );
    return { clock: view, ...outcome };
  },
};
