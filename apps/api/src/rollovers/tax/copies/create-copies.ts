import { createLazy } from "@svc/service-kit";
import { notFound, Problem } from "@svc/service-kit/errors";
import type { ApiCall } from "../../../context/define-operation.ts";
import { readOrganizationTime } from "../../../people/organizations/organization-clock.ts";
import { getCustodianById } from "../../drafts/draft-checks.ts";
import { formatAddress, formatName } from "../../instructions/build-instructions.ts";
import { readRevealFacts, requireRevealable } from "../../instructions/reveal.ts";
import { readWholeRollovers } from "../../store/read-rollover.ts";
import { findLastTaxFiling, listFiledLinesOfRollover } from "../filings/filing-store.ts";
import type { FiledLine } from "../filings/filing-view.ts";
import { hasOtherName } from "../filings/recipient-digest.ts";
import { readCashPartsByRollover } from "../report/read-tax-year.ts";
import { toTaxReportLines } from "../report/report-view.ts";
import { type FormCopy, listCopies } from "./list-copies.ts";

/** Loads the renderer on first use, because the PDF packages are large and most processes render no copies. */
const loadRenderer = createLazy(() => import("./render-copies.ts"));

/** @throws Problem `not_found` without forms in the year, `invalid_transition` for an erased participant */
export async function createCopies(call: ApiCall, rolloverId: string, year: number): Promise<Buffer> {
  const { db, principal, environment } = call;
  const { organizationId } = principal;
  const { account, directory } = await readRevealFacts(call, rolloverId);
  const [rollover] = await readWholeRollovers(db.sql, organizationId, [rolloverId]);
  if (!rollover) throw notFound("rollover");
  requireRevealable(rollover);
  const { now, timeZone } = await readOrganizationTime(call, db.sql, organizationId);
  const cashParts = await readCashPartsByRollover(db.sql, { organizationId, year }, [rollover]);
  const lines = [rollover, ...(cashParts.get(rolloverId) ?? [])].flatMap((reported) =>
    toTaxReportLines(reported, { year, timeZone, environment }),
  );
  const copies: FormCopy[] = [];
  for (const form of ["1099-R", "5498"] as const) {
    const filing = await findLastTaxFiling(db.sql, { organizationId, year, form });
    const filedLines = filing
      ? await listFiledLinesOfRollover(db.sql, {
          organizationId,
          filingId: filing.id,
          accountId: rollover.accountId,
          rolloverId,
        })
      : [];
    const filed = {
      lines: filedLines.map(({ line }) => JSON.parse(line) as FiledLine),
      hasOtherRecipient: hasOtherName(call.chainKeys, account, filedLines[0]?.recipientDigest ?? null),
    };
    copies.push(
      ...listCopies(
        lines.filter((line) => line.form === form),
        filing ? filed : null,
      ),
    );
  }
  if (copies.length === 0) throw new Problem("not_found", `The rollover has no tax forms for ${year}.`);
  const toPayer = (side: "source" | "destination") => {
    const { name, receiving } = getCustodianById(directory, rollover[`${side}CustodianId`]);
    const address = receiving?.requests.address ?? [];
    return { name, address, accountNumber: rollover[`${side}AccountNumberMask`] };
  };
  return (await loadRenderer()).renderCopies(copies, {
    year,
    rolloverId,
    environment,
    at: now,
    recipient: {
      name: formatName(account),
      address: formatAddress(account.address),
      ssnLast4: account.ssnLast4,
    },
    payers: { "1099-R": toPayer("source"), "5498": toPayer("destination") },
  });
}
