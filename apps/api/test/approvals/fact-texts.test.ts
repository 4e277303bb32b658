import { describe, expect, it } from "@jest/globals";
import { toFactTexts } from "../../src/approvals/fact-texts.ts";
import type { ApprovalSubject } from "../../src/people/second-person/covered-facts.ts";

const formatFacts = (receiving: object | null, rollover: object = {}, account: object | null = null) =>
  toFactTexts({
    rollover: {
      sourceAccountNumberMask: "****8877",
      destinationAccountNumberMask: "****3344",
      destinationAccountNumberCiphertext: "v1.sealed",
      attestations: {},
      ...rollover,
    },
    account,
    directory: { findById: () => ({ name: "Acme Trust", receiving }), findAdditions: () => null },
  } as unknown as ApprovalSubject);

describe("Approval fact texts", () => {
  it("mask account numbers of participants and banks, and contain no encrypted value", () => {
    const wire = { bankName: "First Bank", routingNumber: "021000021", accountNumber: "123456789" };
    const texts = formatFacts({ wire, ach: null, payee: "Acme Trust FBO {participant}" });
    expect(texts["destination.wire"]).toBe("First Bank, 021000021, ****6789");
    expect(texts["destination.ach"]).toBeNull();
    expect(texts["destination.payee"]).toBe("Acme Trust FBO {participant}");
    expect([texts["source.accountNumber"], texts["destination.accountNumber"]]).toEqual([
      "****8877",
      "****3344",
    ]);
    expect(JSON.stringify(texts)).not.toMatch(/123456789|v1\.sealed/);
  });

  it("list the parts of addresses and documents, without their IDs", () => {
    const address = {
      line1: "1 Main St",
      line2: null,
      city: "Reno",
      region: "NV",
      postalCode: "89501",
      country: "US",
    };
    const documents = [
      { id: "doc_1", type: "statement", name: "june.pdf", sha256: "ab", status: "accepted" },
    ];
    const texts = formatFacts(null, { documents }, { address });
    expect(texts["participant.address"]).toBe("1 Main St, Reno, NV, 89501, US");
    expect(texts.documents).toBe("statement, june.pdf, accepted");
    expect(texts["participant.firstName"]).toBeNull();
  });

  it("join the lines of the address for requests, and fall back to the fax number", () => {
    const requests = {
      address: ["Acme Trust", "PO Box 12, Reno NV 89501"],
      fax: null,
      email: null,
      portal: null,
    };
    expect(formatFacts({ requests })["source.requests"]).toBe("Acme Trust, PO Box 12, Reno NV 89501");
    expect(
      formatFacts({ requests: { ...requests, address: [], fax: "775-555-0100" } })["source.requests"],
    ).toBe("775-555-0100");
    expect(formatFacts({ requests: { ...requests, address: [] } })["source.requests"]).toBeNull();
  });

  it("are truncated to 500 characters", () => {
    expect(formatFacts({ payee: "x".repeat(900) })["destination.payee"]).toHaveLength(500);
  });
});
