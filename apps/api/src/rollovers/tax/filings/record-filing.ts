import { createHash } from "node:crypto";
import { lockName, recordAudit } from "@svc/database";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import { newId } from "@svc/service-kit";
import { validationFailed } from "@svc/service-kit/endpoints";
import type { ApiChange } from "../../../context/define-operation.ts";
import { readOrganizationTime } from "../../../people/organizations/organization-clock.ts";
import { readTaxYear } from "../report/read-tax-year.ts";
import type { TaxReportLine } from "../report/report-view.ts";
import {
  type FiledForm,
  findLastTaxFiling,
  insertTaxFiling,
  insertTaxFilingLines,
  readRecipientNames,
  type TaxFiling,
} from "./filing-store.ts";
import { serializeFiledLine } from "./filing-view.ts";
import { digestRecipient } from "./recipient-digest.ts";

const LINES_AT_ONCE = 200;

interface FilingInput {
  year: number;
  form: FiledForm;
  filedOn?: string | undefined;
}

/** @throws Problem `validation_failed` for a future year or date, and for a year without forms */
export async function recordFiling(call: ApiChange, input: FilingInput): Promise<TaxFiling> {
  const { tx, environment, principal } = call;
  const { organizationId, actor } = principal;
  const { year, form } = input;
  const time = await readOrganizationTime(call, tx, organizationId);
  const today = getToday(time);
  const filedOn = input.filedOn ?? today;
  if (year > Number(today.slice(0, 4))) {
    throw validationFailed([{ pointer: "#/year", detail: "must not be in the future" }]);
  }
  if (filedOn > today) {
    throw validationFailed([{ pointer: "#/filedOn", detail: "must not be in the future" }]);
  }
  await lockName(tx, `tax filings of ${form} for ${year} in ${organizationId}`);
  const lastFiling = await findLastTaxFiling(tx, { organizationId, year, form });
  const id = newId("txf");
  const hash = createHash("sha256");
  let lineCount = 0;
  const storeLines = async (lines: readonly TaxReportLine[]) => {
    const accountIds = [...new Set(lines.map(({ accountId }) => accountId))];
    const names = await readRecipientNames(tx, organizationId, accountIds);
    const recipients = new Map(names.map((name) => [name.id, name]));
    const rows = lines.map((reportLine) => {
      const { rolloverId, accountId } = reportLine;
      const line = serializeFiledLine(reportLine);
      hash.update(`${line}\n`);
      lineCount += 1;
      const recipientDigest = digestRecipient(call.chainKeys, recipients.get(accountId));
      return {
        filingId: id,
        position: lineCount,
        organizationId,
        rolloverId,
        accountId,
        line,
        recipientDigest,
      };
    });
    if (rows.length > 0) await insertTaxFilingLines(tx, rows);
  };
  let batch: TaxReportLine[] = [];
  const yearParams = { organizationId, year, timeZone: time.timeZone, environment };
  for await (const line of readTaxYear(tx, yearParams)) {
    if (line.form !== form) continue;
    batch.push(line);
    if (batch.length < LINES_AT_ONCE) continue;
    await storeLines(batch);
    batch = [];
  }
  await storeLines(batch);
  if (lineCount === 0) {
    throw validationFailed([{ pointer: "#/year", detail: `has no Form ${form} to file` }]);
  }
  const filing: TaxFiling = {
    id,
    organizationId,
    year,
    form,
    number: (lastFiling?.number ?? 0) + 1,
    filedOn,
    lineCount,
    sha256: hash.digest("hex"),
    createdBy: { type: actor.type, id: actor.id },
    createdAt: time.now,
  };
  await insertTaxFiling(tx, filing);
  const { number, sha256 } = filing;
  await recordAudit(tx, {
    organizationId,
    actor,
    action: "tax_filing.recorded",
    targetId: id,
    data: { year, form, number, filedOn, lineCount, sha256 },
    requestId: call.requestId,
    at: call.clock.now(),
  });
  return filing;
}
