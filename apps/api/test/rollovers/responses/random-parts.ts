import { DEADLINE_TYPES } from "@svc/rollover-rules/deadlines/deadline-types";
import { DOCUMENT_STATUSES } from "@svc/rollover-rules/workflow/workflow-state";
import fc from "fast-check";

// fast-check arbitraries for the columns in `random-rows.ts`.

const CHARACTERS = [
  '"',
  "\\",
  "\n",
  "\t",
  "\u0001",
  "\u007f",
  "\u2028",
  "é",
  "😀",
  "a",
  "0",
  " ",
  "/",
  "<",
  "'",
];
export const text = fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 12 });
export const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2 });
export const day = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2028-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
export const date = fc.date({
  min: new Date("0100-01-01"),
  // The end of year 9999 in Tokyo; five-digit years have no ISO date.
  max: new Date("9999-12-31T14:59:59.999Z"),
  noInvalidDate: true,
});
export const isoTime = date.map((moment) => moment.toISOString());
export const money = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2));
export const method = fc.constantFrom("check", "wire", "ach");
const party = fc.constantFrom("destination", "participant");
const asset = fc.record({
  cusip: nullable(fc.constant("037833100")),
  symbol: nullable(fc.constant("AAPL")),
  quantity: fc.constantFrom("1", "12.5"),
});
export const assets = fc.array(asset, { maxLength: 2 });
export const upToThree = <T>(value: fc.Arbitrary<T>) => fc.array(value, { maxLength: 3 });

export const transfer = fc.record(
  {
    method,
    amount: money,
    withheldFederal: money,
    withheldState: money,
    sentTo: party,
    trackingNumber: nullable(text),
    status: fc.constantFrom("sent", "sent", "void"),
    voidReason: nullable(text),
    code1099R: nullable(fc.constantFrom("1", "G")),
    sources: upToThree(fc.record({ kind: fc.constantFrom("pre_tax", "after_tax"), amount: money })),
    sentOn: nullable(day),
    receivedOn: nullable(day),
    payableTo: nullable(party),
    checkNumber: nullable(text),
    payee: nullable(text),
    recordedOn: nullable(day),
    assets,
    dueOn: nullable(day),
    carrier: nullable(fc.constantFrom("usps", "courier")),
    expectedOn: nullable(day),
  },
  {
    requiredKeys: [
      "method",
      "amount",
      "withheldFederal",
      "withheldState",
      "sentTo",
      "trackingNumber",
      "status",
      "voidReason",
    ],
  },
);

export const receipt = fc.record(
  {
    amount: money,
    receivedOn: day,
    lateReason: nullable(text),
    id: fc.constantFrom("rcp_1", "rcp_2"),
    status: fc.constantFrom("received", "void"),
    voidReason: nullable(text),
    transferId: nullable(fc.constantFrom("tr_1", "tr_2")),
    method: nullable(method),
    checkNumber: nullable(text),
    payee: nullable(text),
    recordedOn: day,
    lateReasonCode: nullable(fc.constant("postal_error")),
    selfCertification: nullable(
      fc.record(
        {
          certifiedOn: day,
          noPreviousDenial: fc.constant(true),
          asSoonAsPracticable: fc.constant(true),
          reasonEndedOn: nullable(day),
        },
        { requiredKeys: ["certifiedOn", "noPreviousDenial", "asSoonAsPracticable"] },
      ),
    ),
    isCertified: fc.boolean(),
    assets,
  },
  { requiredKeys: ["amount", "receivedOn", "lateReason"] },
);

export const documentType = fc.constantFrom("loa", "distribution_form", "spousal_consent", "qdro");
export const document = fc.record(
  {
    id: text,
    type: documentType,
    name: text,
    sha256: fc.constant("c".repeat(64)),
    status: fc.constantFrom(...DOCUMENT_STATUSES),
    expiresOn: nullable(day),
    providedAt: isoTime,
    review: nullable(fc.record({ at: isoTime, code: nullable(text), reason: nullable(text) })),
    file: nullable(fc.record({ mediaType: fc.constant("image/png"), size: fc.nat() })),
  },
  { requiredKeys: ["id", "type", "name", "sha256", "status"] },
);

export const deadline = fc.record(
  {
    type: fc.constantFrom(...DEADLINE_TYPES, "script", "document_expiry"),
    dueAt: isoTime,
    status: fc.constantFrom("running", "paused", "passed"),
    leftMs: fc.nat(),
    warnedAt: nullable(fc.constantFrom(30, 7)),
    timeZone: fc.constantFrom("America/New_York", "UTC", "Asia/Tokyo"),
  },
  { requiredKeys: ["type", "dueAt", "status", "leftMs", "warnedAt"] },
);

export const mismatch = nullable(
  fc.record({
    expected: money,
    received: money,
    difference: money,
    status: fc.constantFrom("open", "resolved"),
    resolution: nullable(text),
  }),
);
