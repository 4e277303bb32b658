import { write } from "../../declare.ts";
import { instructions } from "../../examples/instructions-story.ts";
import { letterForm } from "../../letters/letter-form.ts";
import { openAccountNumber } from "../account-number.ts";
import { instructionsSchema } from "../instructions/instructions-view.ts";
import { planInstructions } from "../instructions/plan-instructions.ts";
import { lockToReveal, readRevealFacts, recordReveal } from "../instructions/reveal.ts";
import { custodianOf } from "../require-custodians.ts";
import { todayOf } from "../workflow/days.ts";

/** A write, because each read is audited. */
export const revealInstructions = write({
  name: "revealInstructions",
  summary: "Show how a rollover's money is to be asked for and paid",
  description:
    "With whole account numbers, the payee, and the address or bank details that the delivery method needs; what nobody has told the directory is named in `missing`. As JSON, and as a letter to be printed and signed where `Accept` prefers `application/pdf`. Each time, who has asked is written into the audit log and the timeline, and an event tells of it.",
  scope: "rollovers:reveal",
  id: "rol",
  view: instructionsSchema,
  example: { view: instructions },
  answers: { 200: "The instructions." },
  errors: ["invalid_transition", "second_person_required", "history_mismatch"],
  isRepeatable: false,
  rest: "GET /v1/rollovers/{id}/instructions",
  forms: {
    "application/pdf": letterForm(
      {
        description: "The instructions as a letter to be printed and signed.",
        fileName: "rollover-instructions.pdf",
      },
      async () => (await import("../instructions/instructions-letter.ts")).writeInstructionsLetter,
    ),
  },
  graphql: {
    query: "rolloverInstructions",
    description:
      "How a rollover's money is to be asked for and paid, with whole account numbers. Each time, who has asked is written down.",
  },
  prepare: (call, { id }) => readRevealFacts(call, id),
  async run(call, { id }, { account, directory }) {
    const { rollover, time, approval } = await lockToReveal(call, id, { account, directory });
    call.audit({ action: "rollover.instructions_revealed", targetId: id, data: { ...approval } });
    await recordReveal(call, rollover, { type: "rollover.instructions_revealed", at: time.now, approval });
    const open = (side: "source" | "destination") =>
      openAccountNumber(call.cipher, id, side, rollover[`${side}AccountNumberCiphertext`]);
    return planInstructions({
      rollover,
      environment: call.environment,
      preparedAt: time.now,
      preparedOn: todayOf(time),
      sourceAccountNumber: open("source"),
      destinationAccountNumber: open("destination"),
      source: custodianOf(directory, rollover.sourceCustodianId),
      destination: custodianOf(directory, rollover.destinationCustodianId),
      participant: account,
    });
  },
});
