import { getToday } from "@svc/rollover-rules/deadlines/days";
import { letterRepresentation } from "../../accounts-and-consents/letters/letter-representation.ts";
import { write } from "../../context/define-operation.ts";
import { buildInstructions } from "../instructions/build-instructions.ts";
import { readInstructionSides } from "../instructions/instruction-sides.ts";
import { instructions } from "../instructions/instructions-examples.ts";
import { instructionsSchema } from "../instructions/instructions-view.ts";
import { lockForReveal, readRevealFacts, recordReveal } from "../instructions/reveal.ts";
import { openAccountNumber } from "../store/account-number.ts";
import { readInstructionVersion } from "../timeline/instruction-versions.ts";

/** Declared as a write, because each call is audited. */
export const revealInstructions = write({
  name: "revealInstructions",
  summary: "Retrieve instructions for requesting and paying a rollover",
  description:
    "Returns full account numbers, the payee, and the address or bank details for the delivery method. `missing` lists facts that the directory or the account lacks. The response is JSON, or a letter to print and sign if `Accept` prefers `application/pdf`. Each call is recorded in the audit log and the timeline, and emits an event.",
  scope: "rollovers:reveal",
  id: "rol",
  view: instructionsSchema,
  example: { view: instructions },
  responses: { 200: "The instructions." },
  errors: ["invalid_transition", "second_person_required", "history_mismatch"],
  acceptsIdempotencyKey: false,
  rest: "GET /v1/rollovers/{id}/instructions",
  representations: {
    "application/pdf": letterRepresentation(
      {
        description: "The instructions as a letter to print and sign.",
        fileName: "rollover-instructions.pdf",
      },
      async () => (await import("../instructions/instructions-letter.ts")).writeInstructionsLetter,
    ),
  },
  graphql: {
    query: "rolloverInstructions",
    description:
      "Instructions for requesting and paying a rollover, with full account numbers. Each call is audited.",
  },
  prepare: (call, { id }) => readRevealFacts(call, id),
  async run(call, { id }, { account, directory }) {
    const { rollover, time, approval } = await lockForReveal(call, id, { account, directory });
    call.audit({ action: "rollover.instructions_revealed", targetId: id, data: { ...approval } });
    await recordReveal(call, rollover, { type: "rollover.instructions_revealed", at: time.now, approval });
    const readNumber = (side: "source" | "destination") =>
      openAccountNumber(call.cipher, id, { side, ciphertext: rollover[`${side}AccountNumberCiphertext`] });
    const today = getToday(time);
    const sides = await readInstructionSides({ cipher: call.cipher, today, directory }, call.tx, rollover);
    return buildInstructions({
      rollover,
      version: await readInstructionVersion(call.tx, rollover),
      environment: call.environment,
      preparedAt: time.now,
      preparedOn: today,
      sourceAccountNumber: readNumber("source"),
      destinationAccountNumber: readNumber("destination"),
      participant: account,
      ...sides,
    });
  },
});
