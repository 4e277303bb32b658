import { Problem } from "@svc/service-kit/errors";
import { formatDay, formatDollars } from "../../accounts-and-consents/letters/format.ts";
import { getCustodianById } from "../drafts/draft-checks.ts";
import type { InstructionsView } from "../instructions/instructions-view.ts";
import { buildCertification } from "../self-certification/certification-view.ts";
import * as modelLetter from "../self-certification/model-letter.ts";
import type { Block } from "./letter-content.ts";
import type { LetterFacts } from "./letter-facts.ts";

/** Composes the model letter of Rev. Proc. 2020-46. @throws Problem `nothing_to_certify` */
export function composeCertification(facts: LetterFacts, { preparedOn }: InstructionsView): Block[] {
  const { rollover, environment, time, account, directory, accountNumbers } = facts;
  const view = buildCertification({
    rollover,
    environment,
    preparedAt: time.now,
    preparedOn,
    destination: getCustodianById(directory, rollover.destinationCustodianId),
    destinationAccountNumber: accountNumbers.destination,
    participant: account,
  });
  if (!view) throw new Problem("nothing_to_certify");
  const { participant, recipient } = view;
  return [
    {
      type: "facts",
      facts: [
        ["Name", participant.name],
        ["Address", participant.address.length === 0 ? null : participant.address],
        ["Date", formatDay(preparedOn)],
        ["To", [recipient.name, ...recipient.address]],
        ["Account", recipient.accountNumber],
      ],
    },
    { type: "paragraph", text: "Dear Sir or Madam:" },
    { type: "paragraph", text: modelLetter.formatCertification(formatDollars(view.amount)) },
    { type: "paragraph", text: modelLetter.RELIANCE },
    { type: "heading", text: modelLetter.REASONS_TITLE },
    { type: "paragraph", text: modelLetter.REASONS_INTRODUCTION },
    {
      type: "checklist",
      items: view.reasons.map(({ detail, isChecked }) => ({ text: detail, isMarked: isChecked })),
    },
    { type: "heading", text: "Signature" },
    ...modelLetter.DECLARATION.map((text): Block => ({ type: "paragraph", text })),
    {
      type: "lines",
      names: [
        ["Signature", 3],
        ["Date", 1],
      ],
    },
  ];
}
