import type { Sql } from "@svc/database";
import type { FireBoxes1099R, FireBoxes5498, FireForm } from "@svc/irs-files";
import type { Boxes } from "@svc/rollover-rules/tax/report/form-corrections";
import type { TaxCorrection } from "../correction-view.ts";
import { listTaxFilingLines, type TaxFiling } from "../filing-store.ts";
import type { FiledLine } from "../filing-view.ts";
import { toBoxes } from "../line-boxes.ts";

const LINES_AT_ONCE = 500;

export type IrsForm = Pick<FireForm, "correction" | "accountNumber"> & {
  accountId: string;
  /** `old`: the recipient on the filed form, whose name changed. */
  recipient: "current" | "old";
} & ({ form: "1099-R"; boxes: FireBoxes1099R } | { form: "5498"; boxes: FireBoxes5498 });

export async function listFiledForms(db: Sql, filing: TaxFiling, custodianId: string): Promise<IrsForm[]> {
  const { id: filingId, organizationId } = filing;
  const forms: IrsForm[] = [];
  for (let after = 0; ; ) {
    const page = await listTaxFilingLines(db, { organizationId, filingId, after, limit: LINES_AT_ONCE });
    for (const { line } of page) {
      const filed = JSON.parse(line) as FiledLine;
      if (filed.custodianId !== custodianId) continue;
      const boxes = toBoxes(filed);
      forms.push(toForm(filed, boxes, { correction: null, recipient: "current", filed: boxes }));
    }
    after = page.at(-1)?.position ?? 0;
    if (page.length < LINES_AT_ONCE) return forms;
  }
}

/** Lists the forms that correct a filed form: one, or two if the recipient's name changed. */
export function toCorrectedForms(correction: TaxCorrection): IrsForm[] {
  const corrected = correction.corrected as Boxes;
  const filed = (correction.original ?? corrected) as Boxes;
  const build = (boxes: Boxes, indicator: FireForm["correction"], recipient: IrsForm["recipient"]) =>
    toForm(correction, boxes, { correction: indicator, recipient, filed });
  if (correction.method === "original") return [build(corrected, null, "current")];
  if (correction.method === "one_transaction") return [build(corrected, "G", "current")];
  return [build(toZeroBoxes(filed), "G", "old"), build(corrected, "C", "current")];
}

function toZeroBoxes(boxes: Boxes): Boxes {
  return Object.fromEntries(
    Object.entries(boxes).map(([box, value]) => [
      box,
      typeof value === "string" && /^\d+\.\d\d$/.test(value) ? "0.00" : value,
    ]),
  );
}

function toForm(
  { form, rolloverId, accountId, accountType }: FiledLine | TaxCorrection,
  boxes: Boxes,
  { filed, ...parts }: Pick<IrsForm, "correction" | "recipient"> & { filed: Boxes },
): IrsForm {
  const shared = { ...parts, accountId, accountNumber: toAccountNumber(rolloverId, filed) };
  // Lines of older filings lack newer boxes.
  if (form === "1099-R")
    return {
      ...shared,
      form,
      boxes: {
        box6UnrealizedAppreciation: null,
        box10AllocableToInPlanRollover: null,
        box11FirstRothYear: null,
        ...boxes,
      } as unknown as FireBoxes1099R,
    };
  return { ...shared, form, boxes: { ...boxes, accountType } as unknown as FireBoxes5498 };
}

/** The random part of a rollover's ID. */
const ID_END = 16;
const CODE_END = 4;

/** Returns a number that tells a recipient's forms apart, and stays the same in corrections: the forms of a rollover differ by code. */
function toAccountNumber(rolloverId: string, filed: Boxes): string {
  const code = filed.box7DistributionCode ?? filed.box13cCode ?? filed.box14bCode ?? "";
  return `${rolloverId.slice(-ID_END)}${String(code).slice(-CODE_END)}`;
}
