import { formatCents } from "./parse.ts";

interface CamtEntry {
  cents: bigint;
  direction?: "CRDT" | "DBIT";
  /** XML after the amount and direction. */
  details?: string;
  status?: string;
}

interface CamtOptions {
  message?: "053" | "054";
  version?: number;
  entries: CamtEntry[];
  /** XML before the entries, such as the summary. Computed by default. */
  summary?: string;
  balances?: boolean;
  messageId?: string;
  bookedOn?: string;
}

export function buildCamt({ message = "053", version = 8, entries, ...options }: CamtOptions): string {
  const { messageId = "MSG-1", bookedOn = "2026-11-19" } = options;
  const [root, part] = message === "053" ? ["BkToCstmrStmt", "Stmt"] : ["BkToCstmrDbtCdtNtfctn", "Ntfctn"];
  const sum = (direction: string) =>
    entries
      .filter((entry) => (entry.direction ?? "CRDT") === direction)
      .reduce((total, { cents }) => total + cents, 0n);
  const count = (direction: string) =>
    entries.filter((entry) => (entry.direction ?? "CRDT") === direction).length;
  const [credits, debits] = [sum("CRDT"), sum("DBIT")];
  const summary =
    options.summary ??
    `<TxsSummry><TtlNtries><NbOfNtries>${entries.length}</NbOfNtries><Sum>${formatCents(credits + debits)}</Sum></TtlNtries><TtlCdtNtries><NbOfNtries>${count("CRDT")}</NbOfNtries><Sum>${formatCents(credits)}</Sum></TtlCdtNtries><TtlDbtNtries><NbOfNtries>${count("DBIT")}</NbOfNtries><Sum>${formatCents(debits)}</Sum></TtlDbtNtries></TxsSummry>`;
  const opening = 1_000_000n + debits;
  const balances =
    options.balances === true
      ? `${buildBalance("OPBD", opening)}${buildBalance("CLBD", opening + credits - debits)}`
      : "";
  const formatStatus = (status: string) => (version < 8 ? status : `<Cd>${status}</Cd>`);
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${message}.001.${String(version).padStart(2, "0")}">`,
    `<${root}><GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>2026-11-20T18:00:00-05:00</CreDtTm></GrpHdr>`,
    `<${part}><Id>S-1</Id><CreDtTm>2026-11-20T18:00:00-05:00</CreDtTm>`,
    `<Acct><Id><Othr><Id>123456789</Id></Othr></Id><Ccy>USD</Ccy></Acct>${balances}${summary}`,
    ...entries.map(
      ({ cents, direction = "CRDT", details = "", status = "BOOK" }) =>
        `<Ntry><Amt Ccy="USD">${formatCents(cents)}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>${formatStatus(status)}</Sts><BookgDt><Dt>${bookedOn}</Dt></BookgDt>${details}</Ntry>`,
    ),
    `</${part}></${root}></Document>`,
  ].join("\n");
}

function buildBalance(code: string, cents: bigint): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${formatCents(cents)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-19</Dt></Dt></Bal>`;
}
