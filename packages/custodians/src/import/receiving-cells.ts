import { z } from "zod";
import {
  findTemplateIssue,
  isRoutingNumber,
  type Placeholder,
  type ReceivingInstructions,
} from "../receiving.ts";
import { LIST_SEPARATOR, nullIfEmpty, optionalHttpsUrl, singleLineText, splitEntries } from "./cells.ts";

const MAX_ADDRESS_LINES = 6;
const MAX_ENCLOSURES = 20;

const linesCell = (max: number) =>
  z
    .string()
    .transform(splitEntries)
    .pipe(z.array(singleLineText).max(max, `can have up to ${max} entries`));

const templateCell = (...alternatives: Placeholder[]) =>
  nullIfEmpty(
    singleLineText.superRefine((text, context) => {
      const message = findTemplateIssue(text, alternatives);
      if (message) context.addIssue({ code: "custom", message });
    }),
  );

// Spreadsheets treat a routing number as a number and drop leading zeros.
const routingNumber = nullIfEmpty(
  z
    .string()
    .regex(/^\d{9}$/, {
      error: "must be nine digits: format the column as text to keep leading zeros",
      abort: true,
    })
    .refine(isRoutingNumber, "is not a valid routing number: its check digit is wrong"),
);

const accountNumber = (max: number) =>
  nullIfEmpty(
    z
      .string()
      .regex(/^[0-9A-Za-z][0-9A-Za-z -]{2,33}$/, "must be 3 to 34 letters, digits, spaces and hyphens")
      .max(max, `must be at most ${max} characters`),
  );

/** Maximum length of an account number in a wire and in an ACH entry. */
const MAX_LENGTHS = { wire: 34, ach: 17 };

const cells = z.strictObject({
  payee: templateCell("participant"),
  checkAddress: linesCell(MAX_ADDRESS_LINES),
  wireBankName: nullIfEmpty(singleLineText),
  wireRoutingNumber: routingNumber,
  wireBeneficiary: nullIfEmpty(singleLineText),
  wireAccountNumber: accountNumber(MAX_LENGTHS.wire),
  wireFurtherCredit: templateCell("participant", "accountNumber"),
  achRoutingNumber: routingNumber,
  achAccountNumber: accountNumber(MAX_LENGTHS.ach),
  dtcNumber: nullIfEmpty(z.string().regex(/^\d{4}$/, "must be four digits")),
  requestAddress: linesCell(MAX_ADDRESS_LINES),
  requestFax: nullIfEmpty(z.string().regex(/^[0-9(+][0-9 ().-]{6,24}$/, "must be a telephone number")),
  requestEmail: nullIfEmpty(z.email("must be an email address").max(254, "must be at most 254 characters")),
  requestPortal: optionalHttpsUrl,
  enclosures: linesCell(MAX_ENCLOSURES),
});

/** A file without these columns leaves existing values unchanged. */
export const receivingColumns = cells.partial().shape;
export const RECEIVING_COLUMNS = Object.keys(cells.shape) as readonly (keyof typeof cells.shape)[];

type Cells = z.output<typeof cells>;
type ReceivingCells = { [Name in keyof Cells]?: Cells[Name] | undefined };

const WIRE_COLUMNS = ["wireBankName", "wireRoutingNumber", "wireBeneficiary", "wireAccountNumber"] as const;
const ACH_COLUMNS = ["achRoutingNumber", "achAccountNumber"] as const;

/** Returns the empty cells that other cells of the same payment method require. */
export function findMissingCells(row: ReceivingCells): (keyof ReceivingCells)[] {
  const groups = [
    { columns: WIRE_COLUMNS, isRequired: row.wireFurtherCredit != null },
    { columns: ACH_COLUMNS, isRequired: false },
  ];
  return groups.flatMap(({ columns, isRequired }) => {
    const missing = columns.filter((name) => row[name] == null);
    return isRequired || missing.length < columns.length ? missing : [];
  });
}

/** Returns null if all cells are empty, and undefined if the file lacks them. */
export function parseReceivingCells(row: ReceivingCells): ReceivingInstructions | null | undefined {
  if (row.payee === undefined) return undefined;
  const { wireBankName, wireRoutingNumber, wireBeneficiary, wireAccountNumber } = row;
  const { achRoutingNumber, achAccountNumber } = row;
  const receiving: ReceivingInstructions = {
    payee: row.payee,
    checkAddress: row.checkAddress ?? [],
    wire:
      wireBankName && wireRoutingNumber && wireBeneficiary && wireAccountNumber
        ? {
            bankName: wireBankName,
            routingNumber: wireRoutingNumber,
            beneficiary: wireBeneficiary,
            accountNumber: wireAccountNumber,
            furtherCredit: row.wireFurtherCredit ?? null,
          }
        : null,
    ach:
      achRoutingNumber && achAccountNumber
        ? { routingNumber: achRoutingNumber, accountNumber: achAccountNumber }
        : null,
    dtcNumber: row.dtcNumber ?? null,
    requests: {
      address: row.requestAddress ?? [],
      fax: row.requestFax ?? null,
      email: row.requestEmail ?? null,
      portal: row.requestPortal ?? null,
    },
    enclosures: row.enclosures ?? [],
  };
  return Object.values(toReceivingCells(receiving)).every((cell) => cell === "") ? null : receiving;
}

export function toReceivingCells(
  receiving: ReceivingInstructions | null,
): Record<(typeof RECEIVING_COLUMNS)[number], string> {
  const joinList = (values: readonly string[] = []) => values.join(LIST_SEPARATOR);
  const { wire, ach, requests } = receiving ?? {};
  return {
    payee: receiving?.payee ?? "",
    checkAddress: joinList(receiving?.checkAddress),
    wireBankName: wire?.bankName ?? "",
    wireRoutingNumber: wire?.routingNumber ?? "",
    wireBeneficiary: wire?.beneficiary ?? "",
    wireAccountNumber: wire?.accountNumber ?? "",
    wireFurtherCredit: wire?.furtherCredit ?? "",
    achRoutingNumber: ach?.routingNumber ?? "",
    achAccountNumber: ach?.accountNumber ?? "",
    dtcNumber: receiving?.dtcNumber ?? "",
    requestAddress: joinList(requests?.address),
    requestFax: requests?.fax ?? "",
    requestEmail: requests?.email ?? "",
    requestPortal: requests?.portal ?? "",
    enclosures: joinList(receiving?.enclosures),
  };
}
