import type { Sql } from "@svc/database";
import type { FireBoxes1099R, FireBoxes5498, FireForm } from "@svc/irs-files";
import type { Boxes } from "@svc/rollover-rules/tax/report/form-corrections";
import { listTaxFilingLines, type TaxFiling } from "../filing-store.ts";
import type { FiledLine } from "../filing-view.ts";
import { toBoxes } from "../line-boxes.ts";
import type { CorrectedForm } from "../read-corrections.ts";

const LINES_AT_ONCE = 500;

export type IrsForm = Pick<FireForm, "correction" | "accountNumber"> & {
  accountId: string;
  /** `filed`: the recipient on the filed form, whose name or TIN changed. */
  recipient: "current" | "filed";
} & ({ form: "1099-R"; boxes: FireBoxes1099R } | { form: "5498"; boxes: FireBoxes5498 });

export async function listFiledForms(db: Sql, filing: TaxFiling, custodianId: string): Promise<IrsForm[]> {
  const { id: filingId, organizationId } = filing;
  const forms: IrsForm[] = [];
  for (let after = 0; ; ) {
    const page = await listTaxFilingLines(db, { organizationId, filingId, after, limit: LINES_AT_ONCE });
    for (const { line } of page) {
      const filedLine = JSON.parse(line) as FiledLine;
      if (filedLine.custodianId !== custodianId) continue;
      const boxes = toBoxes(filedLine);
      forms.push(toForm(filedLine, boxes, { correction: null, recipient: "current", filedBoxes: boxes }));
    }
    after = page.at(-1)?.position ?? 0;
    if (page.length < LINES_AT_ONCE) return forms;
  }
}

/** Returns one form, or two if the recipient's name or TIN changed. */
export function toCorrectedForms({ correction, returns }: CorrectedForm): IrsForm[] {
  const filedBoxes = (correction.original ?? correction.corrected) as Boxes;
  return returns.map(({ indicator, recipient, boxes }) =>
    toForm(correction, boxes, { correction: indicator, recipient, filedBoxes }),
  );
}

function toForm(
  { form, rolloverId, accountId }: Pick<FiledLine, "form" | "rolloverId" | "accountId">,
  boxes: Boxes,
  { filedBoxes, ...parts }: Pick<IrsForm, "correction" | "recipient"> & { filedBoxes: Boxes },
): IrsForm {
  const shared = { ...parts, accountId, accountNumber: toAccountNumber(rolloverId, filedBoxes) };
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
  return { ...shared, form, boxes: boxes as unknown as FireBoxes5498 };
}

/** Length of the random part at the end of a rollover's ID. */
const RANDOM_LENGTH = 16;
const MAX_CODE_LENGTH = 4;

/**
 * The number is unique among a recipient's forms, and the same in corrections. Forms of one rollover differ by their
 * code.
 */
function toAccountNumber(rolloverId: string, filedBoxes: Boxes): string {
  const code = filedBoxes.box7DistributionCode ?? filedBoxes.box13cCode ?? filedBoxes.box14bCode ?? "";
  return `${rolloverId.slice(-RANDOM_LENGTH)}${String(code).slice(-MAX_CODE_LENGTH)}`;
}
