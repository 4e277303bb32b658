import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES, DELIVERY_METHODS, type DeliveryMethod } from "@svc/custodians";
import { ROLLOVER_STATES } from "@svc/rollover-rules/rollover-states";
import { isTerminal } from "@svc/rollover-rules/workflow/transitions";
import { buildInstructions, formatAddress } from "../../../src/rollovers/instructions/build-instructions.ts";
import { MISSING, WARNINGS } from "../../../src/rollovers/instructions/instruction-notes.ts";
import { instructionsSchema } from "../../../src/rollovers/instructions/instructions-view.ts";
import { buildFacts, buildReceivingInstructions, ROLLOVER_ID } from "./build-facts.ts";

const buildView = (changes: Parameters<typeof buildFacts>[0] = {}) => {
  const view = buildInstructions(buildFacts(changes));
  expect(instructionsSchema.parse(view)).toEqual(view);
  return view;
};
const toCodes = (notes: readonly { code: string }[]) => notes.map(({ code }) => code);

describe("Instructions", () => {
  it("name payee, both account numbers, address and memo of a check, with nothing missing", () => {
    expect(buildView()).toMatchObject({
      participant: { name: "Grace Hopper", address: ["1 Example Street", "Springfield, IL 62701"] },
      source: { accountNumber: "401K-00998877", custodianName: "Acme Trust" },
      destination: { accountNumber: "IRA-11223344", custodianName: "Fidelity" },
      payment: {
        method: "check",
        payee: "Fidelity FBO Grace Hopper",
        memo: `Account IRA-11223344, ${ROLLOVER_ID}`,
        checkAddress: ["Rollover Operations", "1 Sandbox Way", "Springfield, IL 62701"],
      },
      missing: [],
      warnings: [],
    });
  });

  const PAYMENTS: Record<DeliveryMethod, { known: object; missing: string[] }> = {
    check: {
      known: { checkAddress: buildReceivingInstructions().checkAddress, payee: "Fidelity FBO Grace Hopper" },
      missing: ["payee", "check_address"],
    },
    wire: {
      known: {
        wire: { ...buildReceivingInstructions().wire, furtherCredit: "Grace Hopper, account IRA-11223344" },
        payee: "Fidelity FBO Grace Hopper",
      },
      missing: ["wire_details"],
    },
    ach: {
      known: { ach: buildReceivingInstructions().ach, payee: "Fidelity FBO Grace Hopper" },
      missing: ["ach_details"],
    },
    acats: { known: { dtcNumber: "0000", payee: "Fidelity FBO Grace Hopper" }, missing: ["dtc_number"] },
    internal: { known: {}, missing: [] },
  };
  it.each(DELIVERY_METHODS)(
    "include the known details of a payment by %s, and name the missing ones",
    (deliveryMethod) => {
      const { known, missing } = PAYMENTS[deliveryMethod];
      const noDetails = { payee: null, checkAddress: [], wire: null, ach: null, dtcNumber: null };
      const memo = `Account IRA-11223344, ${ROLLOVER_ID}`;
      const rollover = { deliveryMethod };
      const complete = buildView({ rollover });
      expect(complete.payment).toEqual({ ...noDetails, method: deliveryMethod, memo, ...known });
      expect(complete.missing).toEqual([]);
      const incomplete = buildView({ rollover, destination: { receiving: null } });
      expect(incomplete.payment).toEqual({ ...noDetails, method: deliveryMethod, memo });
      expect(toCodes(incomplete.missing)).toEqual(missing);
    },
  );

  it("never use the details of another delivery method", () => {
    const receiving = { ...buildReceivingInstructions(), wire: null };
    const { payment, missing } = buildView({
      rollover: { deliveryMethod: "wire" },
      destination: { receiving },
    });
    expect([payment.wire, payment.ach]).toEqual([null, null]);
    expect(toCodes(missing)).toEqual(["wire_details"]);
  });

  it("name every missing detail of the participant and the source", () => {
    const { missing, source } = buildView({
      source: {
        receiving: null,
        requirements: {
          loa: true,
          medallion: true,
          notarization: false,
          spousalConsent: false,
          wetSignature: false,
        },
      },
      facts: { participant: { firstName: "Grace", lastName: null, address: null } },
    });
    expect(toCodes(missing)).toEqual([
      "request_address",
      "participant_name",
      "participant_address",
      "documents",
    ]);
    expect(missing.map(({ detail }) => detail)).toEqual(
      toCodes(missing).map((code) => MISSING[code as keyof typeof MISSING]),
    );
    expect(source).toMatchObject({ requestTo: null, signatures: { medallion: true } });
  });

  it("state whether each document that the source requires has been provided", () => {
    const loa = {
      id: "doc_1",
      type: "loa",
      name: "LOA",
      sha256: "0".repeat(64),
      status: "provided",
    } as const;
    const { enclosures } = buildView({
      rollover: { documents: [loa] },
      source: {
        receiving: { ...buildReceivingInstructions(), enclosures: ["Form 12"] },
        requirements: {
          loa: true,
          medallion: false,
          notarization: true,
          spousalConsent: true,
          wetSignature: false,
        },
      },
    });
    expect(enclosures.map(({ documentType, isProvided }) => [documentType, isProvided])).toEqual([
      ["loa", true],
      ["spousal_consent", false],
      ["distribution_form", false],
      [null, null],
    ]);
    expect(enclosures.at(-1)?.detail).toBe("Form 12");
  });

  it.each(ROLLOVER_STATES)("warn in state %s about everything that blocks the payment", (state) => {
    const expected = [
      ...(["draft", "awaiting_participant", "submitted", "in_review"].includes(state)
        ? ["not_approved"]
        : []),
      ...(state === "on_hold" ? ["on_hold"] : []),
      ...(isTerminal(state) ? ["ended"] : []),
    ];
    expect(toCodes(buildView({ rollover: { state } }).warnings)).toEqual(expected);
  });

  it("warn of a hold before the approval, but not of a document request after it", () => {
    const onHold = { state: "on_hold", holdReturnState: "in_review" } as const;
    expect(toCodes(buildView({ rollover: onHold }).warnings)).toEqual(["not_approved", "on_hold"]);
    const awaitingDocuments = { state: "awaiting_documents", documentsReturnState: "processing" } as const;
    expect(toCodes(buildView({ rollover: awaitingDocuments }).warnings)).toEqual([]);
  });

  it("warn of unverified or inactive custodians, money already sent, and payment by the participant", () => {
    const { warnings } = buildView({
      rollover: { type: "indirect_60_day", transfers: [{ status: "sent" }] as never },
      source: { verified: false, active: false },
      destination: { verified: false, active: false },
    });
    expect(toCodes(warnings)).toEqual([
      "source_not_verified",
      "destination_not_verified",
      "source_inactive",
      "destination_inactive",
      "money_sent",
      "participant_pays",
    ]);
    for (const { code, detail } of warnings) expect(detail).toBe(WARNINGS[code]);
  });

  it("name the decedent with the beneficiary, and require the decedent's name and death certificate", () => {
    const inherited = { relationship: "non_spouse_beneficiary", decedentName: "Vincent Hopper" } as const;
    const { payment, enclosures, missing } = buildView({ rollover: inherited });
    expect(payment.payee).toBe("Fidelity FBO Grace Hopper as beneficiary of Vincent Hopper");
    expect(enclosures).toMatchObject([{ documentType: "death_certificate", isProvided: false }]);
    expect(toCodes(missing)).toEqual(["documents"]);
    const unnamed = buildView({ rollover: { ...inherited, decedentName: null } });
    expect(toCodes(unnamed.missing)).toEqual(["decedent_name", "documents"]);
    const spouse = buildView({ rollover: { ...inherited, relationship: "spouse_beneficiary" } });
    expect(spouse.payment.payee).toBe("Fidelity FBO Grace Hopper");
  });

  it("support every account type", () => {
    for (const type of ACCOUNT_TYPES) {
      const { source, destination } = buildView({
        rollover: { sourceAccountType: type, destinationAccountType: type },
      });
      expect([source.accountType, destination.accountType]).toEqual([type, type]);
    }
  });
});

describe("Address on an envelope", () => {
  it("includes a foreign country", () => {
    const address = {
      line1: "12 St James Square",
      line2: "Flat 2",
      city: "London",
      postalCode: "W1U 8ED",
      country: "GB",
    };
    expect(formatAddress(address)).toEqual(["12 St James Square", "Flat 2", "London, W1U 8ED", "GB"]);
    expect(formatAddress(null)).toEqual([]);
  });
});
