/** New status of incoming funds after their receipt was voided, which releases them from the rollover. */
export type Release = { status: "unmatched" } | { status: "returned" | "reversed"; explanation: string };

/** Keyed by the receipt's void reason. Money that is still in the account is `unmatched`. */
const RELEASES = new Map<string, Release>(
  Object.entries({
    typed_wrong: { status: "unmatched" },
    corrected: { status: "unmatched" },
    lost: { status: "unmatched" },
    stale: { status: "unmatched" },
    bounced: { status: "reversed", explanation: "The check bounced, or the payment was reversed." },
    insufficient_funds: { status: "reversed", explanation: "The paying account had insufficient funds." },
    ach_return: { status: "reversed", explanation: "The bank returned the ACH payment." },
    returned: { status: "returned", explanation: "The money was returned." },
    refused: { status: "returned", explanation: "The destination refused the money." },
    wrong_payee: { status: "returned", explanation: "The check named the wrong payee." },
    wrong_account: {
      status: "returned",
      explanation: "The money was sent to the wrong account or custodian.",
    },
    too_much: { status: "returned", explanation: "More was sent than was requested." },
    not_eligible: { status: "returned", explanation: "The money was not eligible for a rollover." },
    participant_withdrew: { status: "returned", explanation: "The participant changed their mind." },
    other: { status: "returned", explanation: "The money was returned to its source." },
  } satisfies Record<string, Release>),
);

/** Returns the new status of a void receipt's money: `unmatched` for an unknown reason, so that a person reviews it. */
export function findRelease(reason: string | null): Release {
  return RELEASES.get(reason ?? "") ?? { status: "unmatched" };
}
