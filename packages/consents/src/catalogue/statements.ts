import {
  isBetweenIrasByHand,
  isFromPlan,
  isPaidOutOfIra,
  isToRoth,
  type StatedRollover,
} from "./concerns.ts";

/** What the rules may have the participant attest, by the names of a rollover's `attestations`. */
export const ATTESTED = [
  "taxableAcknowledged",
  "noOtherRolloverIn12Months",
  "notHardship",
  "notPeriodicPayment",
  "notLoan",
  "rmdSatisfied",
] as const;
export type Attested = (typeof ATTESTED)[number];

/** What a rollover is created with by whoever has a statement agreed to. */
export type AttestationOfStatement = "taxableAcknowledged" | "noOtherRolloverIn12Months" | "eligibleAmount";

/** The languages that the catalogue has. */
export const STATEMENT_LANGUAGES = ["en", "es"] as const;
export type StatementLanguage = (typeof STATEMENT_LANGUAGES)[number];

/** A statement as it reads in one version. One that was released never changes: another text is another version. */
export interface StatementVersion {
  version: string;
  texts: Readonly<Record<StatementLanguage, string>>;
}

/** Something that a participant states, with a box of its own. */
export interface Statement {
  id: string;
  /** What the rollover may be created with once it was agreed to; null for the request itself. */
  attestation: AttestationOfStatement | null;
  /** What of `ATTESTED` it answers for. One that answers for nothing belongs to every rollover. */
  answersFor: readonly Attested[];
  /** Whether it is shown for a rollover of this type between these accounts. */
  concerns(rollover: StatedRollover): boolean;
  /** Those that count, the current one last. */
  versions: readonly [StatementVersion, ...StatementVersion[]];
}

/** Every statement of the service, in the order in which they are shown. The integrator's own terms come behind them. */
export const STATEMENTS: readonly Statement[] = [
  {
    id: "rollover_request",
    attestation: null,
    answersFor: [],
    concerns: () => true,
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
    answersFor: ["taxableAcknowledged"],
    concerns: isToRoth,
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
    answersFor: ["noOtherRolloverIn12Months"],
    concerns: isBetweenIrasByHand,
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
    answersFor: ["notHardship", "notPeriodicPayment", "notLoan", "rmdSatisfied"],
    concerns: isFromPlan,
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
    answersFor: ["rmdSatisfied"],
    concerns: isPaidOutOfIra,
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

/** The statement with this id, or null. */
export function findStatement(id: string): Statement | null {
  return BY_ID.get(id) ?? null;
}

/** The statement as it reads in this version, or null where the version does not count. */
export function findVersion({ versions }: Statement, version: string): StatementVersion | null {
  return versions.find((one) => one.version === version) ?? null;
}

/** The statement as it is shown today. */
export function currentVersion({ versions }: Statement): StatementVersion {
  return versions.at(-1) ?? versions[0];
}

/** The statements that a participant agrees to before this rollover, in the order in which they are shown. */
export function statementsFor(rollover: StatedRollover): Statement[] {
  return STATEMENTS.filter((statement) => statement.concerns(rollover));
}

/** The text that the catalogue has in a language, or null: `es-MX` reads `es`. */
export function textIn({ texts }: StatementVersion, language: string): string | null {
  const [base = ""] = language.toLowerCase().split("-");
  return (texts as Readonly<Record<string, string>>)[base] ?? null;
}
