import type { Custodian } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import {
  LATE_REASONS,
  type LateReasonCode,
  lateReasonCodeField,
} from "@svc/rollover-rules/deadlines/late-reasons";
import { findLateAmounts } from "@svc/rollover-rules/deadlines/sixty-days";
import { sumMoney } from "@svc/rollover-rules/money/money";
import { normalizeReceipts } from "@svc/rollover-rules/money/receipts";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { environmentField, graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { formatAddress, formatName, type Participant } from "../instructions/build-instructions.ts";
import { REASONS } from "./model-letter.ts";

const linesView = z.array(z.string());
const reasonCode = z
  .enum(lateReasonCodeField.options)
  .meta({ "x-open-enum": true })
  .describe("The reason. New values may be added.")
  .register(graphqlTypes, { scalar: "String", values: LATE_REASONS }) as unknown as z.ZodType<LateReasonCode>;

export const certificationSchema = z
  .strictObject({
    object: z.literal("self_certification"),
    rolloverId: z.string().describe("TypeID of the rollover: `rol_` followed by 26 characters."),
    environment: environmentField,
    preparedAt: timestampField.describe("Time of preparation."),
    preparedOn: z.iso.date().describe("Date of `preparedAt` in the organization's time zone."),
    participant: z
      .strictObject({
        name: z.string().describe("The participant's name, from the account."),
        address: linesView.describe("Mailing address, one line per item. Empty if unknown."),
      })
      .describe("The participant who certifies."),
    recipient: z
      .strictObject({
        name: z.string().describe("The destination custodian's name."),
        address: linesView.describe(
          "The custodian's mailing address for checks, one line per item. Empty if the directory has none.",
        ),
        accountNumber: z.string().describe("Full account number at the destination."),
      })
      .describe("The receiving custodian, which gets the certification."),
    amount: z.string().describe("Total late amount that has one of these reasons, as a decimal string."),
    reasons: z
      .array(
        z.strictObject({
          code: reasonCode,
          detail: z.string().describe("Text of the reason in the letter."),
          isChecked: z.boolean().describe("True if the reason applies to this rollover."),
        }),
      )
      .describe(
        "The twelve reasons of Rev. Proc. 2020-46, section 3.02(2), in the order of its model letter.",
      ),
  })
  .meta({
    id: "SelfCertificationLetter",
    description:
      "A participant's certification for money that arrived after the 60 days (Rev. Proc. 2020-46).",
  });

export type CertificationView = z.output<typeof certificationSchema>;

interface CertificationInput {
  rollover: Rollover;
  environment: Environment;
  preparedAt: Date;
  preparedOn: string;
  destination: Custodian;
  destinationAccountNumber: string;
  participant: Participant;
}

/** Returns null if none of the late money has one of the twelve reasons. */
export function buildCertification(input: CertificationInput): CertificationView | null {
  const { rollover, destination, participant } = input;
  const latePartsByReceipt = findLateAmounts(rollover);
  const certified = normalizeReceipts(rollover.receipts).flatMap(({ id, lateReasonCode }) => {
    const part = latePartsByReceipt.get(id);
    return part && lateReasonCode !== null ? [{ amount: part.amount, code: lateReasonCode }] : [];
  });
  if (certified.length === 0) return null;
  const codes = certified.map(({ code }) => code);
  return {
    object: "self_certification",
    rolloverId: rollover.id,
    environment: input.environment,
    preparedAt: input.preparedAt.toISOString(),
    preparedOn: input.preparedOn,
    participant: { name: formatName(participant), address: formatAddress(participant.address) },
    recipient: {
      name: destination.name,
      address: destination.receiving?.checkAddress ?? [],
      accountNumber: input.destinationAccountNumber,
    },
    amount: sumMoney(certified.map(({ amount }) => amount)),
    reasons: (Object.keys(REASONS) as LateReasonCode[]).map((code) => ({
      code,
      detail: REASONS[code],
      isChecked: codes.includes(code),
    })),
  };
}
