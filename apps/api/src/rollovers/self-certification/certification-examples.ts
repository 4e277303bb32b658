import { NOW, ROLLOVER_ID } from "../../context/example-values.ts";
import { instructions, sandboxAddress } from "../instructions/instructions-examples.ts";
import { rolloverBody } from "../views/rollover-examples.ts";
import { REASONS } from "./model-letter.ts";

export const selfCertification = {
  object: "self_certification",
  rolloverId: ROLLOVER_ID,
  environment: "test",
  preparedAt: NOW,
  preparedOn: "2026-06-15",
  participant: instructions.participant,
  recipient: {
    name: "Test: Instant",
    address: sandboxAddress,
    accountNumber: rolloverBody.destination.accountNumber,
  },
  amount: "8000.00",
  reasons: Object.entries(REASONS).map(([code, detail]) => ({
    code,
    detail,
    isChecked: code === "postal_error",
  })),
};
