import { queryOptions } from "@tanstack/react-query";
import { api, getBody, type Schemas } from "../../api/client.ts";
import { saveFile } from "../../api/files.ts";
import { getQuery, listQuery, queryKeyFor } from "../../api/queries.ts";

export type TaxLine = Schemas["Form1099RLine"] | Schemas["Form5498Line"];
export type TaxFiling = Schemas["TaxFiling"];
export type TaxCorrection = Schemas["Form1099RCorrection"] | Schemas["Form5498Correction"];
export type TaxForm = TaxFiling["form"];

export const FORMS: readonly TaxForm[] = ["1099-R", "5498"];

/** Reads an export, which has one JSON object per line. */
async function readLines<Line>(call: Promise<{ data?: unknown }>): Promise<Line[]> {
  const text = (await getBody(call)) as string;
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
}

const toTextRequest = (query: object) => ({ params: { query }, parseAs: "text" as const });

export const reportQuery = (year: number) =>
  queryOptions({
    queryKey: queryKeyFor("/v1/tax-report", { year }),
    queryFn: ({ signal }) =>
      readLines<TaxLine>(
        api.GET("/v1/tax-report", { ...toTextRequest({ year, format: "ndjson" }), signal } as never),
      ),
  });

export const correctionsQuery = (filingId: string) =>
  queryOptions({
    queryKey: queryKeyFor("/v1/tax-report/corrections", { filingId }),
    queryFn: ({ signal }) =>
      readLines<TaxCorrection>(
        api.GET("/v1/tax-report/corrections", {
          ...toTextRequest({ filingId, format: "ndjson" }),
          signal,
        } as never),
      ),
  });

export const filedQuery = (filingId: string) =>
  queryOptions({
    queryKey: queryKeyFor("/v1/tax-report/filed", { filingId }),
    queryFn: ({ signal }) =>
      readLines<TaxLine>(
        api.GET("/v1/tax-report/filed", { ...toTextRequest({ filingId }), signal } as never),
      ),
  });

export const filingsQuery = (year: number) =>
  listQuery("/v1/tax-filings", { params: { query: { year, limit: 50 } } });

export const rulesQuery = (year: number) => getQuery("/v1/tax-rules", { params: { query: { year } } });

export const disastersQuery = () =>
  listQuery("/v1/disaster-declarations", { params: { query: { limit: 50 } } });

type ExportPath = "/v1/tax-report" | "/v1/tax-report/corrections" | "/v1/tax-report/filed";

/** @throws ProblemError */
export async function saveExport(path: ExportPath, query: object, name: string): Promise<void> {
  const call = api.GET(path as "/v1/tax-report", { params: { query }, parseAs: "blob" } as never);
  saveFile((await getBody(call as never)) as unknown as Blob, name);
}

/** @throws ProblemError */
export async function saveCopyB(rolloverId: string, year: number): Promise<void> {
  const call = api.GET("/v1/rollovers/{id}/tax-forms", {
    params: { path: { id: rolloverId }, query: { year } },
    parseAs: "blob",
  } as never);
  saveFile((await getBody(call as never)) as unknown as Blob, `tax-forms-${year}-${rolloverId}.pdf`);
}

/** Returns the amount shown for a form in lists. */
export function getMainAmount(line: TaxLine): string {
  if (line.form === "1099-R") return line.box1GrossDistribution;
  return (
    line.box2RolloverContributions ??
    line.box3RothConversion ??
    line.box13aLateContribution ??
    line.box14aRepayments ??
    "0.00"
  );
}

export function getCode(line: TaxLine): string {
  return line.form === "1099-R" ? line.box7DistributionCode : (line.box13cCode ?? line.box14bCode ?? "");
}

/** Labels of boxes whose words need capitals or hyphens. */
const LABELS_BY_WORDS: Readonly<Record<string, string>> = {
  "ira sep simple": "IRA, SEP or SIMPLE",
  ira: "IRA",
  sep: "SEP",
  simple: "SIMPLE",
  "roth ira": "Roth IRA",
  "allocable to in plan rollover": "allocable to in-plan rollover",
  "first roth year": "first Roth year",
  "roth conversion": "Roth conversion",
};

/** Formats `box2aTaxableAmount` as "Box 2a: taxable amount". */
export function formatBox(name: string): string {
  const [number] = name.startsWith("box") ? (/^\d+[a-z]?/.exec(name.slice("box".length)) ?? []) : [];
  const words = number ? name.slice("box".length + number.length) : name;
  const text = words
    .replaceAll(/([A-Z])/g, " $1")
    .toLowerCase()
    .trim();
  return `${number ? `Box ${number}: ` : ""}${LABELS_BY_WORDS[text] ?? text}`;
}

/** Lists the boxes in the order of the form. */
export function listBoxes(line: TaxLine): [string, unknown][] {
  const toNumber = (name: string) => Number.parseInt(name.slice("box".length), 10);
  return Object.entries(line)
    .filter(([name]) => /^box\d/.test(name))
    .sort(([one], [other]) => toNumber(one) - toNumber(other));
}

const MONEY_PATTERN = /^-?\d+\.\d{2}$/;

export const isMoney = (value: unknown): value is string =>
  typeof value === "string" && MONEY_PATTERN.test(value);
