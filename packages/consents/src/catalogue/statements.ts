import {
  hasTwelveMonthLimit,
  isFromPlan,
  isToRoth,
  mayRequireIraRmd,
  type StatedRollover,
} from "./rollover-rules.ts";

/** Attestations that eligibility rules can require. */
export const REQUIRED_ATTESTATIONS = [
  "taxableAcknowledged",
  "noOtherRolloverIn12Months",
  "notHardship",
  "notPeriodicPayment",
  "notLoan",
  "rmdSatisfied",
] as const;
export type AttestationName = (typeof REQUIRED_ATTESTATIONS)[number];

/** Field of `attestations` in `POST /v1/rollovers` that an agreed statement makes true. */
export type AttestationOfStatement = "taxableAcknowledged" | "noOtherRolloverIn12Months" | "eligibleAmount";

export const STATEMENT_LANGUAGES = ["en", "es"] as const;
export type StatementLanguage = (typeof STATEMENT_LANGUAGES)[number];

/** Released texts never change; a new text is a new version. */
export interface StatementVersion {
  version: string;
  texts: Readonly<Record<StatementLanguage, string>>;
}

export interface Statement {
  id: string;
  /** Null for `rollover_request`, which attests nothing. */
  attestation: AttestationOfStatement | null;
  /** The required attestations that the statement makes. */
  covers: readonly AttestationName[];
  appliesTo(rollover: StatedRollover): boolean;
  /** Valid versions, the current one last. */
  versions: readonly [StatementVersion, ...StatementVersion[]];
}

/** In display order. */
export const STATEMENTS: readonly Statement[] = [
  {
    id: "rollover_request",
    attestation: null,
    covers: [],
    appliesTo: () => true,
    versions: [
      {
        version: "1",
        texts: {
          en: "I want to move my retirement savings between the two accounts shown, and the details I gave are correct.",
          es: "Quiero trasladar mis ahorros para el retiro entre las dos cuentas indicadas, y los datos que di son correctos.",
        },
      },
    ],
  },
  {
    id: "taxable_acknowledged",
    attestation: "taxableAcknowledged",
    covers: ["taxableAcknowledged"],
    appliesTo: isToRoth,
    versions: [
      {
        version: "1",
        texts: {
          en: "I understand that savings I have not paid tax on count as income when they move to a Roth account, and that I may owe tax on them for this year.",
          es: "Entiendo que los ahorros por los que no he pagado impuestos cuentan como ingresos al pasar a una cuenta Roth, y que este año podría deber impuestos por ellos.",
        },
      },
    ],
  },
  {
    id: "no_other_rollover_in_12_months",
    attestation: "noOtherRolloverIn12Months",
    covers: ["noOtherRolloverIn12Months"],
    appliesTo: hasTwelveMonthLimit,
    versions: [
      {
        version: "1",
        texts: {
          en: "In the last 12 months I have not done another IRA-to-IRA rollover in which the money was paid to me first.",
          es: "En los últimos 12 meses no hice otro traslado de una cuenta IRA a otra en el que primero me pagaran el dinero a mí.",
        },
      },
    ],
  },
  {
    id: "eligible_plan_amount",
    attestation: "eligibleAmount",
    covers: ["notHardship", "notPeriodicPayment", "notLoan", "rmdSatisfied"],
    appliesTo: isFromPlan,
    versions: [
      {
        version: "1",
        texts: {
          en: "None of this money is a hardship withdrawal, an unpaid plan loan, one of a series of regular payments, or a required minimum distribution (RMD).",
          es: "Nada de este dinero es un retiro por dificultades económicas, un préstamo del plan sin pagar, parte de una serie de pagos periódicos ni una distribución mínima requerida (RMD).",
        },
      },
    ],
  },
  {
    id: "eligible_ira_amount",
    attestation: "eligibleAmount",
    covers: ["rmdSatisfied"],
    appliesTo: mayRequireIraRmd,
    versions: [
      {
        version: "1",
        texts: {
          en: "If I must take a required minimum distribution (RMD) this year, I have taken it, and it is not part of this money.",
          es: "Si este año debo tomar una distribución mínima requerida (RMD), ya la tomé, y no forma parte de este dinero.",
        },
      },
    ],
  },
];

const BY_ID = new Map(STATEMENTS.map((statement) => [statement.id, statement]));

export function findStatement(id: string): Statement | null {
  return BY_ID.get(id) ?? null;
}

/** Returns null if the version is no longer valid. */
export function findVersion({ versions }: Statement, version: string): StatementVersion | null {
  return versions.find((candidate) => candidate.version === version) ?? null;
}

export function getCurrentVersion({ versions }: Statement): StatementVersion {
  return versions.at(-1) ?? versions[0];
}

export function listRequiredStatements(rollover: StatedRollover): Statement[] {
  return STATEMENTS.filter((statement) => statement.appliesTo(rollover));
}

/** Returns the catalog's text in a language, or null; `es-MX` uses `es`. */
export function findText({ texts }: StatementVersion, language: string): string | null {
  const [base = ""] = language.toLowerCase().split("-");
  return (texts as Readonly<Record<string, string>>)[base] ?? null;
}
