import { describe, expect, it } from "@jest/globals";
import { DELIVERY_METHODS } from "@svc/custodians";
import { ROLLOVER_TYPES } from "@svc/rollover-rules/rollover-states";
import { buildInstructions } from "../../../src/rollovers/instructions/build-instructions.ts";
import { writeInstructionsLetter } from "../../../src/rollovers/instructions/instructions-letter.ts";
import { readLetter, readLetterText } from "../../letters/read-letter.ts";
import { buildFacts, buildReceivingInstructions } from "./build-facts.ts";

type Changes = Parameters<typeof buildFacts>[0];
const buildLetter = async (changes: Changes = {}) =>
  readLetter(await writeInstructionsLetter(buildInstructions(buildFacts(changes))));

describe("Letter of instructions", () => {
  it("contains everything that a check needs, in reading order", async () => {
    const letter = await buildLetter({ rollover: { amountKind: "partial", amountRequested: "1234567.50" } });
    expect(readLetterText(letter).split("\n").slice(0, 9)).toEqual([
      "Grace Hopper",
      "1 Example Street",
      "Springfield, IL 62701",
      "Prepared on June 15, 2026",
      "Acme Trust",
      "Rollover Operations",
      "1 Sandbox Way",
      "Springfield, IL 62701",
      "Request for a direct rollover",
    ]);
    const facts = letter.taggedTexts.map(([, text]) => text);
    const findFact = (label: string) => facts[facts.indexOf(label) + 1];
    expect(findFact("Amount")).toBe("$1,234,567.50");
    expect(findFact("Delivery method")).toBe("Check");
    expect(findFact("Payable to")).toBe("Fidelity FBO Grace Hopper");
    expect(findFact("Memo")).toBe("Account IRA-11223344, rol_01m7zh3ya3enbshk7cpns2c2fe");
    expect(findFact("Mail the check to")).toBe("Rollover Operations\n1 Sandbox Way\nSpringfield, IL 62701");
    expect(facts.filter((_, index) => facts[index - 1] === "Account number")).toEqual([
      "401K-00998877",
      "IRA-11223344",
    ]);
    expect(facts).toEqual(expect.arrayContaining(["Participant signature", "Date"]));
    expect(facts).not.toContain("Resolve before sending this letter");
  });

  it("names the version that it replaces", async () => {
    expect(readLetterText(await buildLetter())).not.toContain("version");
    const letter = await buildLetter({ facts: { version: { version: 3, replaces: 2 } } });
    expect(readLetterText(letter).replaceAll("\n", " ")).toContain("It replaces version 2, which is void.");
  });

  it.each(ROLLOVER_TYPES)("can be written for a %s rollover with each delivery method", async (type) => {
    for (const deliveryMethod of DELIVERY_METHODS) {
      const text = readLetterText(await buildLetter({ rollover: { type, deliveryMethod } }));
      expect(text).toContain("IRA-11223344");
      expect(text).not.toMatch(/undefined|null|to be filled in/);
    }
  });

  it("states who requests inherited or awarded money, and which money it is", async () => {
    const line = { amount: null, percent: null, firstContributionYear: null, basis: null, earnings: null };
    const inherited = await buildLetter({
      rollover: {
        relationship: "non_spouse_beneficiary",
        decedentName: "Vincent Hopper",
        assets: [
          { cusip: "037833100", symbol: "AAPL", quantity: "10.5" },
          { cusip: null, symbol: "VTI", quantity: "3" },
        ],
        moneySources: [
          { ...line, kind: "pre_tax", amount: "1000.00" },
          { ...line, kind: "roth" },
        ] as never,
      },
    });
    const text = readLetterText(inherited);
    expect(text).toContain("Grace Hopper as beneficiary of Vincent Hopper");
    expect(text).toMatch(/inherited\sIRA/);
    expect(text).toContain("In kind\n10.5 of AAPL, CUSIP 037833100\n3 of VTI");
    expect(text).toContain("Includes: Pre-tax money\n$1,000.00");
    expect(text).toContain("Includes: Roth money\nAll of it");
    const awarded = readLetterText(await buildLetter({ rollover: { relationship: "alternate_payee" } }));
    expect(awarded).toContain("qualified domestic relations order");
  });

  it("leaves missing details blank, and names them", async () => {
    const text = readLetterText(await buildLetter({ destination: { receiving: null, verified: false } }));
    expect(text).toContain("Resolve before sending this letter");
    expect(text).toContain("no check payee");
    expect(text).toContain("is not verified");
    expect(text).toContain("Payable to\nto be filled in");
    expect(text).toContain("Mail the check to\nto be filled in");
  });

  it("has spaces for a medallion stamp, a notary and a spouse only if they are required", async () => {
    const sections = ["Medallion signature guarantee", "Notary public", "Spousal consent"];
    const requirements = {
      loa: false,
      medallion: true,
      notarization: true,
      spousalConsent: true,
      wetSignature: true,
    };
    const text = readLetterText(await buildLetter({ source: { requirements } }));
    for (const section of [...sections, "Sign in ink."]) expect(text).toContain(section);
    const withoutRequirements = readLetterText(await buildLetter());
    for (const section of [...sections, "Sign in ink."]) expect(withoutRequirements).not.toContain(section);
  });

  it("has no personal data outside its pages, and is marked as a test in the test environment", async () => {
    const bytes = await writeInstructionsLetter(
      buildInstructions(buildFacts({ facts: { environment: "test" } })),
    );
    const letter = await readLetter(bytes);
    const metadata = JSON.stringify(letter.metadata);
    for (const secret of ["Grace", "Hopper", "998877", "223344", "Springfield"]) {
      expect(metadata).not.toContain(secret);
      expect(Buffer.from(bytes).toString("latin1")).not.toContain(secret);
    }
    expect(letter.metadata.Title).toBe("Request for a direct rollover");
    expect(letter.placed.some(({ text }) => text.startsWith("TEST ENVIRONMENT"))).toBe(true);
  });

  it("fits the longest values within its margins", async () => {
    const buildText = (length: number) => `${"Wm ".repeat(length).slice(0, length - 1)}W`;
    const unbroken = "W".repeat(34);
    const lines = Array.from({ length: 6 }, () => buildText(200));
    const receiving = {
      ...buildReceivingInstructions(),
      payee: `${buildText(186)} {participant}`,
      checkAddress: lines,
      requests: {
        address: lines,
        fax: "8".repeat(25),
        email: `${"e".repeat(240)}@ab.example`,
        portal: `https://${"p".repeat(490)}`,
      },
      enclosures: Array.from({ length: 20 }, () => buildText(200)),
    };
    const requirements = {
      loa: true,
      medallion: true,
      notarization: true,
      spousalConsent: true,
      wetSignature: true,
    };
    const letter = await buildLetter({
      rollover: {
        sourcePlanName: buildText(200),
        destinationPlanName: "W".repeat(200),
        amountRequested: "999999999999.99",
      },
      source: { name: buildText(200), receiving, requirements, verified: false, active: false },
      destination: { name: "W".repeat(200), receiving, verified: false, active: false },
      facts: {
        environment: "test",
        sourceAccountNumber: unbroken,
        destinationAccountNumber: unbroken,
        participant: {
          firstName: "W".repeat(100),
          lastName: "Ễ".repeat(100),
          address: {
            line1: buildText(200),
            line2: "W".repeat(200),
            city: buildText(100),
            region: buildText(100),
            postalCode: "W".repeat(20),
            country: "GB",
          },
        },
      },
    });
    // US Letter is 612 by 792 points. Side margins are 66 points; only the footer is below the text.
    const outside = letter.placed.filter(
      ({ left, right, top, bottom, text }) =>
        left < 65.9 ||
        right > 612 - 65.5 ||
        top < 18 ||
        (bottom > 792 - 60 && !text.startsWith("Rollover rol_")),
    );
    expect(outside).toEqual([]);
    expect(readLetterText(letter).replace(/\s/g, "")).toContain("Ễ".repeat(100));
  });
});
