import { readdirSync, readFileSync } from "node:fs";
import type {
  BoxValues,
  ExpectedForms,
  TaxCase,
  TaxCaseEvent,
  TaxCaseFacts,
  Verification,
} from "./tax-case.ts";

const FOLDER = new URL("../cases/", import.meta.url);

interface CaseFile {
  sources: string[];
  verification: Verification;
  given: TaxCaseFacts;
  events: TaxCaseEvent[];
  cases?: Partial<TaxCase>[];
  table?: CaseTable;
}

/**
 * A row is a case. A column is `id`, `title`, `source`, a field of `given`, or a box such as `1099-R 2a`.
 * Null is a blank box.
 */
interface CaseTable {
  year: number;
  columns: string[];
  /** Boxes that all rows share. */
  forms: { "1099-R"?: BoxValues; "5498"?: BoxValues };
  rows: (string | number | boolean | null | object)[][];
}

/** Reads all cases. Fills in the defaults of each file and expands tables. */
export function readCases(): TaxCase[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
  return files.sort().flatMap((name) => expandFile(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"))));
}

/** Box 7 of Form 5498. */
const IRA_CHECKBOXES: Readonly<Record<string, string>> = {
  traditional_ira: "IRA",
  sep_ira: "SEP",
  simple_ira: "SIMPLE",
  roth_ira: "Roth IRA",
};

function withCheckbox(boxes: BoxValues, accountType: string): BoxValues {
  const checkbox = IRA_CHECKBOXES[accountType];
  const hasCheckbox = Object.values(IRA_CHECKBOXES).some((label) => label in boxes);
  return checkbox === undefined || hasCheckbox ? boxes : { ...boxes, [checkbox]: true };
}

function addCheckboxes(taxCase: TaxCase): TaxCase {
  const { to } = taxCase.given;
  const forms = Object.entries(taxCase.forms).map(([year, { "5498": contributions, ...others }]) => [
    year,
    contributions ? { ...others, "5498": contributions.map((boxes) => withCheckbox(boxes, to)) } : others,
  ]);
  return {
    ...taxCase,
    forms: Object.fromEntries(forms),
    corrections: taxCase.corrections.map((correction) =>
      correction.form === "1099-R"
        ? correction
        : {
            ...correction,
            returns: correction.returns.map((filed) => ({ ...filed, boxes: withCheckbox(filed.boxes, to) })),
          },
    ),
  };
}

function expandFile({ sources, verification, given, events, cases = [], table }: CaseFile): TaxCase[] {
  const rows = table ? expandTable(table) : [];
  const taxCases = [...cases, ...rows].map((taxCase) => ({
    id: taxCase.id ?? "",
    title: taxCase.title ?? "",
    sources: taxCase.sources ?? sources,
    verification: taxCase.verification ?? verification,
    notes: taxCase.notes ?? null,
    given: { ...given, ...taxCase.given },
    events: taxCase.events ?? events,
    forms: taxCase.forms ?? {},
    corrections: taxCase.corrections ?? [],
    refusedBy: taxCase.refusedBy ?? null,
  }));
  return taxCases.map(addCheckboxes);
}

/** Columns that are not fields of `given`. */
const OTHER_COLUMN = /^(id|title|source|1099-R .*|5498 .*)$/;

function expandTable({ year, columns, forms, rows }: CaseTable): Partial<TaxCase>[] {
  return rows.map((row) => {
    const cells = Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null]));
    const given = Object.fromEntries(Object.entries(cells).filter(([column]) => !OTHER_COLUMN.test(column)));
    const expected: ExpectedForms = {};
    for (const form of ["1099-R", "5498"] as const) {
      const boxes = toBoxes(form, cells);
      if (Object.keys(boxes).length > 0) expected[form] = [{ ...forms[form], ...boxes }];
    }
    return {
      id: String(cells.id),
      title: String(cells.title),
      ...(typeof cells.source === "string" ? { sources: [cells.source] } : {}),
      given: given as unknown as TaxCaseFacts,
      forms: Object.keys(expected).length === 0 ? {} : { [year]: expected },
    };
  });
}

function toBoxes(form: string, cells: Record<string, unknown>): BoxValues {
  const boxes = Object.entries(cells).filter(
    ([column, value]) => column.startsWith(`${form} `) && value !== null,
  );
  return Object.fromEntries(
    boxes.map(([column, value]) => [column.slice(form.length + 1), value]),
  ) as BoxValues;
}
