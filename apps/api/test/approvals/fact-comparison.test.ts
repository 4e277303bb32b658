import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import type { Account } from "@svc/accounts";
import type { CustodianDirectory, CustodianFacts } from "@svc/custodians";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import { ChainKeys } from "../../src/context/chain-keys.ts";
import {
  type ApprovalSubject,
  digestFacts,
  findChanges,
  findDirectoryChanges,
  findParticipantChanges,
  findPaymentDetailsId,
  isRouteFact,
} from "../../src/people/second-person/covered-facts.ts";

const chainKey = createSecretKey(Buffer.alloc(32, "k"));
const otherChainKey = createSecretKey(Buffer.alloc(32, "o"));
const chainKeys = new ChainKeys([{ id: "c1", key: chainKey }]);

const ACCOUNT = {
  firstName: "Ada",
  lastName: "Lovelace",
  dateOfBirth: "1965-12-10",
  ssnLast4: "6789",
  address: { line1: "1 Main St", city: "Reno", region: "NV", postalCode: "89501", country: "US" },
} as unknown as Account;

const NO_REQUESTS = { address: [], fax: null, email: null, portal: null };
const REQUESTS = { ...NO_REQUESTS, fax: "775-555-0100" };
const SOURCE = { id: "cus_source", name: "Old Trust", receiving: { requests: REQUESTS } };
const RECEIVING = {
  payee: "New Trust FBO {participant}",
  checkAddress: ["PO Box 1", "Reno NV 89501"],
  wire: { routingNumber: "021000021", accountNumber: "1" },
  ach: { routingNumber: "021000021", accountNumber: "2" },
  dtcNumber: "0123",
};
const DESTINATION = { id: "cus_destination", name: "New Trust", receiving: RECEIVING };

const ROLLOVER = {
  id: "rol_1",
  organizationId: "org_1",
  sourceCustodianId: SOURCE.id,
  destinationCustodianId: DESTINATION.id,
  sourceAccountNumberCiphertext: "sealed",
  sourceAccountNumberIndex: "index",
  sourceAccountNumberMask: "****1",
  sourcePlanName: "Plan",
  amountRequested: "10.00",
  attestations: {},
} as unknown as LockedRollover;

interface Parts {
  rollover?: object;
  account?: object | null;
  source?: object | null;
  destination?: object | null;
  /** Confirmed payment detail IDs, by custodian or plan. */
  paymentDetails?: Record<string, string>;
}

function buildDirectory({ source = SOURCE, destination = DESTINATION, paymentDetails = {} }: Parts) {
  const custodians = [source, destination].filter((custodian) => custodian !== null) as { id: string }[];
  return {
    findById: (id) => custodians.find((custodian) => custodian.id === id) ?? null,
    findAdditions: (organizationId, id) =>
      organizationId === "org_1" && paymentDetails[id] ? { paymentDetailsId: paymentDetails[id] } : null,
  } as CustodianDirectory;
}

const buildSubject = (parts: Parts = {}): ApprovalSubject => ({
  rollover: { ...ROLLOVER, ...parts.rollover },
  account: parts.account === undefined ? ACCOUNT : (parts.account as Account | null),
  directory: buildDirectory(parts),
});

const coveredFacts = digestFacts(chainKey, buildSubject());
const findChangedFacts = (parts: Parts) => findChanges(chainKeys, buildSubject(parts), coveredFacts);

describe("The facts that an approval covers", () => {
  it("are stored as keyed digests of each path and its values", () => {
    const digest = (text: string, by: KeyObject) =>
      createHmac("sha256", by).update(text).digest("hex").slice(0, 32);
    expect(coveredFacts).toMatchObject({
      "participant.firstName": digest('{"path":"participant.firstName","values":["Ada"]}', chainKey),
      "source.accountNumber": digest(
        '{"path":"source.accountNumber","values":["sealed","index","****1"]}',
        chainKey,
      ),
      "destination.custodianName": digest(
        '{"path":"destination.custodianName","values":["New Trust"]}',
        chainKey,
      ),
      "source.requests": digest(
        '{"path":"source.requests","values":[{"address":[],"email":null,"fax":"775-555-0100","portal":null}]}',
        chainKey,
      ),
      amountRequested: digest('{"path":"amountRequested","values":["10.00"]}', chainKey),
      currency: digest('{"path":"currency","values":[null]}', chainKey),
    });
    const partyFacts = Object.keys(coveredFacts).filter((path) => path.includes("."));
    expect(partyFacts.sort()).toEqual([
      "destination.accountNumber",
      "destination.accountType",
      "destination.ach",
      "destination.checkAddress",
      "destination.custodianId",
      "destination.custodianName",
      "destination.dtcNumber",
      "destination.firstContributionDate",
      "destination.payee",
      "destination.planName",
      "destination.wire",
      "participant.address",
      "participant.dateOfBirth",
      "participant.firstName",
      "participant.lastName",
      "participant.ssnLast4",
      "source.accountNumber",
      "source.accountType",
      "source.custodianId",
      "source.custodianName",
      "source.firstContributionDate",
      "source.planName",
      "source.requests",
    ]);
  });

  it.each<[string, Parts, string[]]>([
    ["the participant", { account: { ...ACCOUNT, ssnLast4: "1111" } }, ["participant.ssnLast4"]],
    [
      "an erased participant",
      { account: null },
      [
        "participant.address",
        "participant.dateOfBirth",
        "participant.firstName",
        "participant.lastName",
        "participant.ssnLast4",
      ],
    ],
    [
      "the mask of an account number",
      { rollover: { sourceAccountNumberMask: "****2" } },
      ["source.accountNumber"],
    ],
    [
      "an added account number",
      { rollover: { destinationAccountNumberIndex: "i" } },
      ["destination.accountNumber"],
    ],
    [
      "the amount and a plan",
      { rollover: { amountRequested: "11.00", sourcePlanName: null } },
      ["amountRequested", "source.planName"],
    ],
    ["a custodian's name", { source: { ...SOURCE, name: "Old Trust II" } }, ["source.custodianName"]],
    [
      "the address for requests",
      { source: { ...SOURCE, receiving: { requests: NO_REQUESTS } } },
      ["source.requests"],
    ],
    [
      "payment details",
      { destination: { ...DESTINATION, receiving: { ...RECEIVING, ach: null } } },
      ["destination.ach"],
    ],
    [
      "the lines of an address",
      {
        destination: { ...DESTINATION, receiving: { ...RECEIVING, checkAddress: ["PO Box 2"] } },
      },
      ["destination.checkAddress"],
    ],
    [
      "unknown custodians",
      { source: null, destination: null },
      [
        "destination.ach",
        "destination.checkAddress",
        "destination.custodianName",
        "destination.dtcNumber",
        "destination.payee",
        "destination.wire",
        "source.custodianName",
        "source.requests",
      ],
    ],
    [
      "confirmed payment details",
      { paymentDetails: { [DESTINATION.id]: "apr_1" } },
      ["destination.paymentDetailsId"],
    ],
  ])("change with %s", (_, parts, changes) => {
    expect(findChangedFacts(parts)).toEqual(changes);
  });

  it.each<[string, Parts]>([
    ["equal values", {}],
    ["fields that approvals do not cover", { rollover: { version: 9, tags: ["urgent"] } }],
    ["payment details of another plan", { paymentDetails: { cus_other: "apr_1" } }],
  ])("do not change with %s", (_, parts) => {
    expect(findChangedFacts(parts)).toEqual([]);
  });

  it("change when confirmed payment details are removed, and are listed in path order", () => {
    const before = digestFacts(chainKey, buildSubject({ paymentDetails: { [DESTINATION.id]: "apr_1" } }));
    const findSince = (parts: Parts) => findChanges(chainKeys, buildSubject(parts), before);
    expect(findSince({ paymentDetails: { [DESTINATION.id]: "apr_1" } })).toEqual([]);
    expect(findSince({})).toEqual(["destination.paymentDetailsId"]);
    expect(findSince({ rollover: { sourcePlanName: null } })).toEqual([
      "destination.paymentDetailsId",
      "source.planName",
    ]);
  });

  it.each<[string, object | null]>([
    ["unknown", null],
    ["null", { wire: null, payee: null }],
    ["empty lists", { checkAddress: [] }],
    ["objects without values", { wire: { routingNumber: null, accountNumber: undefined } }],
  ])("are the same for details that are missing and details that are %s", (_, receiving) => {
    const missing = digestFacts(chainKey, buildSubject({ destination: { ...DESTINATION, receiving: {} } }));
    const subject = buildSubject({ destination: { ...DESTINATION, receiving } });
    expect(digestFacts(chainKey, subject)).toEqual(missing);
  });

  it.each<[string, object]>([
    ["unknown custodian details", { ...SOURCE, receiving: null }],
    ["no way to send a request", { ...SOURCE, receiving: { requests: NO_REQUESTS } }],
  ])("are the same for a source with %s and a source without request details", (_, source) => {
    const missing = digestFacts(chainKey, buildSubject({ source: { ...SOURCE, receiving: {} } }));
    expect(digestFacts(chainKey, buildSubject({ source }))).toEqual(missing);
    const receiving = { requests: { ...NO_REQUESTS, address: ["PO Box 1"] } };
    const subject = buildSubject({ source: { ...SOURCE, receiving } });
    expect(findChanges(chainKeys, subject, missing)).toEqual(["source.requests"]);
  });

  it("include details of which only one part is known", () => {
    const missing = digestFacts(chainKey, buildSubject({ destination: { ...DESTINATION, receiving: {} } }));
    const wire = { routingNumber: null, accountNumber: "1" };
    const subject = buildSubject({ destination: { ...DESTINATION, receiving: { wire } } });
    expect(findChanges(chainKeys, subject, missing)).toEqual(["destination.wire"]);
  });

  it("stay valid after the chain key is rotated, and become invalid when the old key is removed", () => {
    const rotated = new ChainKeys([
      { id: "c2", key: otherChainKey },
      { id: "c1", key: chainKey },
    ]);
    expect(findChanges(rotated, buildSubject(), coveredFacts)).toEqual([]);
    const removed = new ChainKeys([{ id: "c2", key: otherChainKey }]);
    expect(findChanges(removed, buildSubject(), coveredFacts)).toEqual(Object.keys(coveredFacts).sort());
  });

  it("include the plan's payment details, or the custodian's if the plan has none", () => {
    const attestations = { plans: { destination: "pln_1" } };
    const paymentDetails = { pln_1: "apr_plan", [DESTINATION.id]: "apr_custodian" };
    const find = (rollover: object, details: Record<string, string>) =>
      findPaymentDetailsId({ ...ROLLOVER, ...rollover }, buildDirectory({ paymentDetails: details }));
    expect(find({ attestations }, paymentDetails)).toBe("apr_plan");
    expect(find({ attestations }, { [DESTINATION.id]: "apr_custodian" })).toBe("apr_custodian");
    expect(find({}, paymentDetails)).toBe("apr_custodian");
    expect(find({ attestations }, {})).toBeNull();
    expect(find({ attestations, organizationId: "org_2" }, paymentDetails)).toBeNull();
  });
});

describe("Changes of a participant or of the directory", () => {
  it("list the participant's changed details", () => {
    expect(findParticipantChanges(chainKeys, ACCOUNT, coveredFacts)).toEqual([]);
    const renamed = { ...ACCOUNT, lastName: "Byron", firstName: "Augusta", email: "new@example.com" };
    expect(findParticipantChanges(chainKeys, renamed, coveredFacts)).toEqual([
      "participant.firstName",
      "participant.lastName",
    ]);
  });

  it("list the facts that changed in the directory and now differ from the covered ones", () => {
    const source = { ...SOURCE, name: "Old Trust II" } as unknown as CustodianFacts;
    const changedDetails = { ...RECEIVING, wire: null, payee: "Evil Trust" };
    const destination = { ...DESTINATION, receiving: changedDetails } as unknown as CustodianFacts;
    const find = (facts: Record<string, string[]>) =>
      findDirectoryChanges(chainKeys, { source, destination, facts }, coveredFacts);
    expect(find({ cus_source: ["name", "requests"], cus_destination: ["payee"] })).toEqual([
      "destination.payee",
      "source.custodianName",
    ]);
    expect(find({ cus_destination: ["wire", "name"] })).toEqual(["destination.wire"]);
    expect(find({ cus_other: ["name"] })).toEqual([]);
    const unknown = { source: null, destination: null, facts: { cus_source: ["name"] } };
    expect(findDirectoryChanges(chainKeys, unknown, coveredFacts)).toEqual([]);
  });
});

describe("isRouteFact", () => {
  it.each([
    ["participant.firstName", true],
    ["source.accountNumber", true],
    ["destination.wire", true],
    ["amountRequested", false],
    ["destinations", false],
    ["resource.name", false],
  ])("%s is part of the route: %s", (path, expected) => {
    expect(isRouteFact(path)).toBe(expected);
  });
});
