import { getNigoReason } from "@svc/rollover-rules/nigo/nigo-codes";
import { Problem } from "@svc/service-kit/errors";
import { formatDay } from "../../accounts-and-consents/letters/format.ts";
import { formatAmount } from "../instructions/instruction-rows.ts";
import type { InstructionsView } from "../instructions/instructions-view.ts";
import type { NigoItem } from "../nigo/nigo-store.ts";
import type { Block } from "./letter-content.ts";

/** @throws Problem `letter_not_possible` without open items */
export function composeNigo(items: readonly NigoItem[], view: InstructionsView): Block[] {
  if (items.length === 0)
    throw new Problem("letter_not_possible", "The rollover has no open NIGO items to list in the letter.");
  const { source, destination, rolloverId } = view;
  return [
    ...items.flatMap((item, index) => composeItem(item, index + 1)),
    { type: "heading", text: "Your request" },
    {
      type: "facts",
      facts: [
        ["Reference", rolloverId],
        ["From", [source.custodianName, `Account ${source.accountNumber}`]],
        ["To", [destination.custodianName, `Account ${destination.accountNumber}`]],
        ["Amount", formatAmount(view)],
      ],
    },
  ];
}

const REPORTERS = {
  source_custodian: "the source custodian",
  destination_custodian: "the destination custodian",
  operations: "our review",
} as const satisfies Record<NigoItem["reportedBy"], string>;

function composeItem({ code, detail, reportedBy, reportedOn }: NigoItem, number: number): Block[] {
  const { meaning, remedy, mustResend } = getNigoReason(code);
  const isOther = code === "other";
  const remedyLines = [
    ...(isOther ? [] : [remedy]),
    ...(mustResend ? ["We will then send the request again."] : []),
  ];
  return [
    { type: "heading", text: `${number}. ${isOther && detail !== null ? detail : meaning}` },
    {
      type: "facts",
      facts: [
        ["How to fix it", remedyLines],
        ...(isOther || detail === null ? [] : [["Details", detail] as [string, string]]),
        ["Found by", `${REPORTERS[reportedBy]} on ${formatDay(reportedOn)}`],
      ],
    },
  ];
}
