import { getToday } from "@svc/rollover-rules/deadlines/days";
import { Problem } from "@svc/service-kit/errors";
import { letterRepresentation } from "../../accounts-and-consents/letters/letter-representation.ts";
import { write } from "../../context/define-operation.ts";
import { getCustodianById } from "../drafts/draft-checks.ts";
import { lockForReveal, readRevealFacts, recordReveal } from "../instructions/reveal.ts";
import { selfCertification } from "../self-certification/certification-examples.ts";
import { buildCertification, certificationSchema } from "../self-certification/certification-view.ts";
import { openAccountNumber } from "../store/account-number.ts";

/** Declared as a write, because each call is audited. */
export const revealSelfCertification = write({
  name: "revealSelfCertification",
  summary: "Retrieve the certification for late money",
  description:
    "Returns the model letter of Rev. Proc. 2020-46 for receipts that arrived after the 60 days for one of its twelve reasons (`lateReasonCode`). The response is JSON, or a letter to print and sign if `Accept` prefers `application/pdf`. Each call is recorded in the audit log and the timeline, and emits an event.",
  scope: "rollovers:reveal",
  id: "rol",
  view: certificationSchema,
  example: { view: selfCertification },
  responses: { 200: "The certification." },
  errors: ["invalid_transition", "second_person_required", "history_mismatch", "nothing_to_certify"],
  acceptsIdempotencyKey: false,
  rest: "GET /v1/rollovers/{id}/self-certification",
  representations: {
    "application/pdf": letterRepresentation(
      {
        description: "The model letter, to print and sign.",
        fileName: "self-certification.pdf",
      },
      async () => (await import("../self-certification/certification-letter.ts")).writeCertificationLetter,
    ),
  },
  prepare: (call, { id }) => readRevealFacts(call, id),
  async run(call, { id }, { account, directory }) {
    const { rollover, time, approval } = await lockForReveal(call, id, { account, directory });
    const { destinationAccountNumberCiphertext, destinationCustodianId } = rollover;
    const view = buildCertification({
      rollover,
      environment: call.environment,
      preparedAt: time.now,
      preparedOn: getToday(time),
      destination: getCustodianById(directory, destinationCustodianId),
      destinationAccountNumber: openAccountNumber(call.cipher, id, {
        side: "destination",
        ciphertext: destinationAccountNumberCiphertext,
      }),
      participant: account,
    });
    if (!view) throw new Problem("nothing_to_certify");
    call.audit({ action: "rollover.self_certification_revealed", targetId: id, data: { ...approval } });
    await recordReveal(call, rollover, {
      type: "rollover.self_certification_revealed",
      at: time.now,
      approval,
    });
    return view;
  },
});
