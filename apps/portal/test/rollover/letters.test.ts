import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES } from "@svc/custodians";
import { ROLLOVER_TYPES } from "@svc/rollover-rules/rollover-states";
import {
  LETTER_KINDS as API_LETTER_KINDS,
  findMisfit,
  isSignedByOrganization,
  type LetterKind,
} from "../../../api/src/rollovers/letters/letter-kinds.ts";
import {
  canSign,
  findUnavailableReason,
  formatLetterKind,
  LETTER_KINDS,
  type Letter,
} from "../../src/pages/rollover/letters.ts";
import type { Rollover } from "../../src/pages/rollover/rollover.ts";

const buildReceipt = (status: string, lateReasonCode: string | null) =>
  ({ status, lateReasonCode }) as Rollover["receipts"][number];

const API_KINDS = Object.keys(API_LETTER_KINDS) as LetterKind[];

describe("Kinds of letters", () => {
  it("are those of the API, and each has a name", () => {
    expect(LETTER_KINDS.toSorted()).toEqual(API_KINDS.toSorted());
    for (const kind of API_KINDS) expect(formatLetterKind(kind)).not.toBe(kind);
  });

  it("are offered exactly where the API allows them", () => {
    for (const type of ROLLOVER_TYPES) {
      for (const accountType of ACCOUNT_TYPES) {
        const misfits = LETTER_KINDS.filter((kind) =>
          findMisfit(kind, { type, sourceAccountType: accountType }),
        );
        const receipts = [buildReceipt("received", "postal_error")];
        const rollover = { type, source: { accountType }, receipts };
        const unavailable = LETTER_KINDS.filter((kind) => findUnavailableReason(kind, rollover) !== null);
        expect(unavailable).toEqual(misfits);
      }
    }
  });

  it("include a self-certification only for valid receipts with a late reason that the IRS accepts", () => {
    const rollover = { type: "indirect_60_day", source: { accountType: "traditional_ira" } } as const;
    for (const receipts of [[], [buildReceipt("received", null)], [buildReceipt("void", "postal_error")]]) {
      expect(findUnavailableReason("self_certification", { ...rollover, receipts })).toMatch(/received late/);
    }
  });

  it("can be signed if the organization signs that kind, and the letter is current and unsigned", () => {
    const letter = { signature: null, replacedBy: null, supersededByVersion: null } as Letter;
    const signable = API_KINDS.filter((kind) => canSign({ ...letter, kind }));
    expect(signable).toEqual(API_KINDS.filter(isSignedByOrganization));
    expect(canSign({ ...letter, kind: "transfer_request", replacedBy: 2 })).toBe(false);
    expect(canSign({ ...letter, kind: "transfer_request", supersededByVersion: 2 })).toBe(false);
    expect(canSign({ ...letter, kind: "transfer_request", signature: {} as Letter["signature"] })).toBe(
      false,
    );
  });
});
