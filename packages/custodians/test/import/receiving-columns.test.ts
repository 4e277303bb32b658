import { beforeAll, describe, expect, it } from "@jest/globals";
import { createTestEnvironment, TestClock, useResource } from "@svc/testing";
import { readCustodians } from "../../src/custodian-store.ts";
import {
  exportCustodians,
  InvalidCsvError,
  importCustodians,
  parseDirectory,
  writeDirectory,
} from "../../src/import/index.ts";
import type { CustodianSeed, ReceivingInstructions } from "../../src/index.ts";
import { file, formatRowIssues, OLDER_HEADER, RECEIVING, ROW, row } from "./csv-file.ts";

const PARSED_RECEIVING: ReceivingInstructions = {
  payee: "{custodian} FBO {participant}",
  checkAddress: ["Rollovers", "PO Box 1", "Akron OH 44301"],
  wire: {
    bankName: "First Bank",
    routingNumber: "011000015",
    beneficiary: "Acme Trust",
    accountNumber: "00-1234",
    furtherCredit: "{participant} / {accountNumber}",
  },
  ach: { routingNumber: "021000021", accountNumber: "5678" },
  dtcNumber: "0226",
  requests: {
    address: ["PO Box 2", "Akron OH 44301"],
    fax: "(800) 555-0199",
    email: "out@acme.example",
    portal: "https://acme.example/out",
  },
  enclosures: ["Our form 12", "A statement"],
};
const olderFile = Buffer.from(`${OLDER_HEADER}\n${Object.values(ROW).join(",")}`);

describe("Receiving columns", () => {
  it("are read, and written back unchanged", () => {
    const parsed = parseDirectory(file(row(RECEIVING)));
    expect(parsed[0]?.receiving).toEqual(PARSED_RECEIVING);
    expect(parseDirectory(Buffer.from(writeDirectory(parsed as CustodianSeed[])))).toEqual(parsed);
  });

  it("are null if all are empty, and undefined if an older file has none", () => {
    expect(parseDirectory(file(row()))[0]?.receiving).toBeNull();
    expect(parseDirectory(olderFile)[0]?.receiving).toBeUndefined();
  });

  it("must be either all present or all absent", () => {
    const partialFile = Buffer.from(`${OLDER_HEADER},payee\n${Object.values(ROW).join(",")},`);
    expect(() => parseDirectory(partialFile)).toThrow(InvalidCsvError);
  });

  it.each<[Parameters<typeof row>[0], string[]]>([
    [{ payee: "{custodian}" }, ["payee: must use {participant}"]],
    [
      { payee: "{participant} {ssn}" },
      ["payee: can use only the placeholders {custodian}, {participant}, {accountNumber}"],
    ],
    [
      { payee: "{participant} }" },
      ["payee: can use only the placeholders {custodian}, {participant}, {accountNumber}"],
    ],
    [
      { wireRoutingNumber: "011000016" },
      ["wireRoutingNumber: is not a valid routing number: its check digit is wrong"],
    ],
    [
      { achRoutingNumber: "21000021" },
      ["achRoutingNumber: must be nine digits: format the column as text to keep leading zeros"],
    ],
    [{ wireFurtherCredit: "our clients" }, ["wireFurtherCredit: must use {participant} or {accountNumber}"]],
    [{ wireBankName: "" }, ["wireBankName: must not be empty, because a related cell has a value"]],
    [{ achAccountNumber: "" }, ["achAccountNumber: must not be empty, because a related cell has a value"]],
    [
      { wireAccountNumber: "1.23E+15" },
      ["wireAccountNumber: must be 3 to 34 letters, digits, spaces and hyphens"],
    ],
    [{ achAccountNumber: "1".repeat(18) }, ["achAccountNumber: must be at most 17 characters"]],
    [{ dtcNumber: "226" }, ["dtcNumber: must be four digits"]],
    [{ requestFax: "call us" }, ["requestFax: must be a telephone number"]],
    [{ requestEmail: "acme.example" }, ["requestEmail: must be an email address"]],
    [
      { requestPortal: "http://acme.example" },
      ["requestPortal: must be empty or an https:// URL without spaces or credentials"],
    ],
    [
      { requestPortal: "https://:secret@acme.example" },
      ["requestPortal: must be empty or an https:// URL without spaces or credentials"],
    ],
    [{ checkAddress: "1|2|3|4|5|6|7" }, ["checkAddress: can have up to 6 entries"]],
    [{ enclosures: "a||b" }, ["enclosures: must not be empty"]],
  ])("are rejected: %j", (change, issues) => {
    expect(formatRowIssues({ ...RECEIVING, ...change })).toEqual(issues);
  });
});

describe("An import of receiving instructions", () => {
  const test = useResource(createTestEnvironment);
  const clock = new TestClock();
  const runImport = (bytes: Uint8Array) =>
    importCustodians(
      { db: test.db, clock },
      { type: "operator", id: null },
      {
        parsedCustodians: parseDirectory(bytes),
        options: {
          deactivateMissing: false,
          dryRun: false,
          fileDigest: "0".repeat(64),
        },
      },
    );
  const readReceiving = async () =>
    (await readCustodians(test.db.sql)).find(({ slug }) => slug === ROW.slug)?.receiving;
  beforeAll(() => runImport(file(row())));

  it("stores them, reports their changes field by field, and an export returns them", async () => {
    const { updated } = await runImport(file(row({ ...RECEIVING, dtcNumber: "" })));
    expect(updated[0]?.changes.map(({ field }) => field)).toEqual([
      "receiving.payee",
      "receiving.checkAddress",
      "receiving.wire",
      "receiving.ach",
      "receiving.requests",
      "receiving.enclosures",
    ]);
    expect(await readReceiving()).toEqual({ ...PARSED_RECEIVING, dtcNumber: null });
    const { updated: second } = await runImport(file(row(RECEIVING)));
    expect(second[0]?.changes).toEqual([{ field: "receiving.dtcNumber", from: null, to: "0226" }]);
    const { unchanged } = await runImport(Buffer.from(await exportCustodians(test.db)));
    expect(unchanged).toBeGreaterThan(60);
    expect(await readReceiving()).toEqual(PARSED_RECEIVING);
  });

  it("leaves stored instructions unchanged if the file has no receiving columns, and adds none for new custodians", async () => {
    expect(await runImport(olderFile)).toMatchObject({ updated: [], unchanged: 1 });
    expect(await readReceiving()).toEqual(PARSED_RECEIVING);
    await runImport(Buffer.from(olderFile.toString().replace(ROW.slug, "new-trust")));
    const added = (await readCustodians(test.db.sql)).find(({ slug }) => slug === "new-trust");
    expect(added?.receiving).toBeNull();
  });
});
