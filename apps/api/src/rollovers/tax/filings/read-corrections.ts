import type { Sql } from "@svc/database";
import type { Environment } from "@svc/keys";
import {
  type Boxes,
  type CorrectedReturn,
  type FormCorrection,
  findFormCorrections,
  listCorrectedReturns,
} from "@svc/rollover-rules/tax/report/form-corrections";
import type { ChainKeys } from "../../../context/chain-keys.ts";
import { readWholeRollovers } from "../../store/read-rollover.ts";
import { readCashPartsByRollover, readTaxYear } from "../report/read-tax-year.ts";
import { getLineStatus, type TaxReportLine, toTaxReportLines } from "../report/report-view.ts";
import type { TaxCorrection } from "./correction-view.ts";
import {
  listTaxFilingLines,
  readRecipientNames,
  type TaxFiling,
  type TaxFilingLine,
} from "./filing-store.ts";
import type { FiledLine } from "./filing-view.ts";
import { toBoxes } from "./line-boxes.ts";
import { hasOtherName } from "./recipient-digest.ts";

const LINES_AT_ONCE = 200;

interface Comparison {
  filing: TaxFiling;
  timeZone: string;
  environment: Environment;
  chainKeys: ChainKeys;
  /** Accounts whose filed name or TIN the caller knows to be different. */
  changedAccounts?: ReadonlySet<string>;
}

export interface CorrectedForm {
  correction: TaxCorrection;
  /** The returns to file, in order. */
  returns: CorrectedReturn<Boxes>[];
}

/** Yields corrections in the order of the filed forms, then those of forms that were not filed. */
export async function* readCorrections(db: Sql, params: Comparison): AsyncGenerator<TaxCorrection> {
  for await (const { correction } of readCorrectedForms(db, params)) yield correction;
}

/** Like `readCorrections`, with the returns to file. */
export async function* readCorrectedForms(db: Sql, params: Comparison): AsyncGenerator<CorrectedForm> {
  const { filing, timeZone, environment } = params;
  const { organizationId, year, form } = filing;
  const filedRollovers = new Set<string>();
  for await (const lines of readLinesByRollover(db, filing)) {
    for (const { rolloverId } of lines) filedRollovers.add(rolloverId);
    yield* compareLines(db, lines, params);
  }
  for await (const line of readTaxYear(db, { organizationId, year, timeZone, environment })) {
    if (line.form !== form || filedRollovers.has(line.rolloverId)) continue;
    for (const correction of findFormCorrections([], [toBoxes(line)], false))
      yield toCorrectedForm(line, line, { correction, hasOtherRecipient: false, comparison: params });
  }
}

/** Yields pages that keep all lines of a rollover together. */
async function* readLinesByRollover(
  db: Sql,
  { id: filingId, organizationId }: TaxFiling,
): AsyncGenerator<TaxFilingLine[]> {
  let remainder: TaxFilingLine[] = [];
  for (let after = 0; ; ) {
    const page = await listTaxFilingLines(db, { organizationId, filingId, after, limit: LINES_AT_ONCE });
    const lines = [...remainder, ...page];
    if (page.length < LINES_AT_ONCE) {
      if (lines.length > 0) yield lines;
      return;
    }
    const last = page.at(-1) as TaxFilingLine;
    after = last.position;
    remainder = lines.filter(({ rolloverId }) => rolloverId === last.rolloverId);
    yield lines.filter(({ rolloverId }) => rolloverId !== last.rolloverId);
  }
}

async function* compareLines(
  db: Sql,
  lines: readonly TaxFilingLine[],
  params: Comparison,
): AsyncGenerator<CorrectedForm> {
  const { filing, chainKeys, changedAccounts } = params;
  const { organizationId, form, year } = filing;
  const byRollover = Map.groupBy(lines, ({ rolloverId }) => rolloverId);
  const accountIds = [...new Set(lines.map(({ accountId }) => accountId))];
  const rollovers = await readWholeRollovers(db, organizationId, [...byRollover.keys()]);
  const names = await readRecipientNames(db, organizationId, accountIds);
  const rolloversById = new Map(rollovers.map((rollover) => [rollover.id, rollover]));
  const recipients = new Map(names.map((name) => [name.id, name]));
  const cashParts = await readCashPartsByRollover(db, { organizationId, year }, rollovers);
  for (const [rolloverId, filedLines] of byRollover) {
    const [first] = filedLines as [TaxFilingLine];
    const rollover = rolloversById.get(rolloverId);
    const filed = filedLines.map(({ line }) => JSON.parse(line) as FiledLine);
    const current = rollover
      ? [rollover, ...(cashParts.get(rolloverId) ?? [])]
          .flatMap((reported) => toTaxReportLines(reported, { ...params, year }))
          .filter((line) => line.form === form)
      : [];
    const { accountId, recipientDigest } = first;
    const hasOtherRecipient =
      changedAccounts?.has(accountId) === true ||
      hasOtherName(chainKeys, recipients.get(accountId), recipientDigest);
    const corrections = findFormCorrections(filed.map(toBoxes), current.map(toBoxes), hasOtherRecipient);
    const { externalId = null } = rollover ?? {};
    const status = rollover ? getLineStatus(rollover) : "final";
    for (const correction of corrections)
      yield toCorrectedForm(
        filed[0] as FiledLine,
        { externalId, status },
        { correction, hasOtherRecipient, comparison: params },
      );
  }
}

function toCorrectedForm(
  line: TaxReportLine | FiledLine,
  rolloverFields: Pick<TaxReportLine, "externalId" | "status">,
  {
    hasOtherRecipient,
    ...compared
  }: { correction: FormCorrection<Boxes>; comparison: Comparison; hasOtherRecipient: boolean },
): CorrectedForm {
  return {
    correction: toCorrection(line, rolloverFields, compared),
    returns: listCorrectedReturns(compared.correction, hasOtherRecipient),
  };
}

function toCorrection(
  { rolloverId, accountId, custodianId, accountType }: TaxReportLine | FiledLine,
  { externalId, status }: Pick<TaxReportLine, "externalId" | "status">,
  {
    correction: { method, reason, original, corrected, changedBoxes },
    comparison: { filing, environment },
  }: { correction: FormCorrection<Boxes>; comparison: Comparison },
): TaxCorrection {
  return {
    object: "tax_form_correction",
    environment,
    year: filing.year,
    filingId: filing.id,
    filedOn: filing.filedOn,
    rolloverId,
    externalId,
    accountId,
    custodianId,
    accountType,
    status,
    method,
    reason,
    changes: changedBoxes.map((box) => ({
      box,
      original: toText(original?.[box]),
      corrected: toText(corrected[box]),
    })),
    form: filing.form,
    original,
    corrected,
  } as TaxCorrection;
}

function toText(value: Boxes[string] | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
