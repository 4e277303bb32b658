import type { Custodian } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { answerTime, environmentField, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { addressLines, nameOf, type Participant } from "../instructions/plan-instructions.ts";
import type { Rollover } from "../rollover.ts";
import { type LateReasonCode, lateReasonCodeField } from "../workflow/late-reasons.ts";
import { sumMoney } from "../workflow/money.ts";
import { knownReceipts } from "../workflow/receipts.ts";
import { lateParts } from "../workflow/sixty-days.ts";
import { REASONS } from "./model-letter.ts";

const lines = z.array(z.string());
const reasonCode = z
  .enum(lateReasonCodeField.options)
  .meta({ "x-open-enum": true })
  .describe("The reason. New values may be added.")
  .register(graphqlTypes, { scalar: "String" }) as unknown as z.ZodType<LateReasonCode>;

export const certificationSchema = z
  .strictObject({
    object: z.literal("self_certification"),
    rolloverId: z.string().describe("The rollover's id."),
    environment: environmentField,
    preparedAt: answerTime.describe("When it was made."),
    preparedOn: z.iso.date().describe("The same as a day, where the organization is."),
    participant: z
      .strictObject({
        name: z.string().describe("As the account has it."),
        address: lines.describe("Line by line; empty where it is not known."),
      })
      .describe("Who certifies."),
    recipient: z
      .strictObject({
        name: z.string().describe("What the destination custodian is called."),
        address: lines.describe("Where it takes such letters; empty where the directory does not say."),
        accountNumber: z.string().describe("The whole number of the account there."),
      })
      .describe("To whom it is certified."),
    amount: z.string().describe("What came late, and has a reason: a decimal string."),
    reasons: z
      .array(
        z.strictObject({
          code: reasonCode,
          detail: z.string().describe("What the letter says of it."),
          isChecked: z.boolean().describe("Whether it is one of this rollover's."),
        }),
      )
      .describe(
        "The twelve reasons of Rev. Proc. 2020-46, section 3.02(2), in the order of its model letter.",
      ),
  })
  .meta({
    id: "SelfCertificationLetter",
    description: "A participant's certification of money that came after the 60 days (Rev. Proc. 2020-46).",
  });

export type CertificationView = z.output<typeof certificationSchema>;

interface CertificationFacts {
  rollover: Rollover;
  environment: Environment;
  preparedAt: Date;
  preparedOn: string;
  destination: Custodian;
  destinationAccountNumber: string;
  participant: Participant;
}

/** Returns null if no money was late, or if late money has none of the twelve reasons. */
export function planCertification(facts: CertificationFacts): CertificationView | null {
  const { rollover, destination, participant } = facts;
  const late = lateParts(rollover);
  const certified = knownReceipts(rollover.receipts).flatMap(({ id, lateReasonCode }) => {
    const part = late.get(id);
    return part && lateReasonCode !== null ? [{ amount: part.amount, code: lateReasonCode }] : [];
  });
  if (certified.length === 0) return null;
  const codes = certified.map(({ code }) => code);
  return {
    object: "self_certification",
    rolloverId: rollover.id,
    environment: facts.environment,
    preparedAt: facts.preparedAt.toISOString(),
    preparedOn: facts.preparedOn,
    participant: { name: nameOf(participant), address: addressLines(participant.address) },
    recipient: {
      name: destination.name,
      address: destination.receiving?.checkAddress ?? [],
      accountNumber: facts.destinationAccountNumber,
    },
    amount: sumMoney(certified.map(({ amount }) => amount)),
    reasons: (Object.keys(REASONS) as LateReasonCode[]).map((code) => ({
      code,
      detail: REASONS[code],
      isChecked: codes.includes(code),
    })),
  };
}
