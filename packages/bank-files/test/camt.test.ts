import { describe, expect, it } from "@jest/globals";
import { buildCamt } from "./build-camt.ts";
import { getSingleEntry, listIssues, parse } from "./parse.ts";

const buildParty = (version: number, role: string, name: string) =>
  version < 8 ? `<${role}><Nm>${name}</Nm></${role}>` : `<${role}><Pty><Nm>${name}</Nm></Pty></${role}>`;

const buildCode = (family: string, subFamily: string) =>
  `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${subFamily}</SubFmlyCd></Fmly></Domn></BkTxCd>`;

const buildWireDetails = (
  version: number,
) => `<AcctSvcrRef>BANK-1</AcctSvcrRef>${buildCode("RCDT", "DMCT")}<NtryDtls><TxDtls>
<Refs><EndToEndId>E2E-1</EndToEndId><TxId>TX-1</TxId></Refs>
<RltdPties>${buildParty(version, "Dbtr", "North Plan &amp; Trust")}<DbtrAcct><Id><Othr><Id>000987654321</Id></Othr></Id></DbtrAcct>${buildParty(version, "Cdtr", "Custodian FBO Ada Byron")}</RltdPties>
<RmtInf><Ustrd>Rollover of</Ustrd><Ustrd><![CDATA[Ada <Byron>]]></Ustrd><Strd><RfrdDocInf><Nb>DOC-7</Nb></RfrdDocInf><CdtrRefInf><Ref>IRA-0001</Ref></CdtrRefInf><AddtlRmtInf>Plan 001</AddtlRmtInf></Strd></RmtInf>
</TxDtls></NtryDtls>`;

describe("camt.053 and camt.054 files", () => {
  const versions = Array.from({ length: 12 }, (_, index) => index + 2);
  it.each(versions.flatMap((version) => (["053", "054"] as const).map((message) => ({ message, version }))))(
    "reads camt.$message in version $version",
    ({ message, version }) => {
      const file = parse(
        buildCamt({
          message,
          version,
          balances: message === "053",
          entries: [{ cents: 2_500_000n, details: buildWireDetails(version) }],
        }),
      );
      expect(file).toMatchObject({
        format: `camt_${message}`,
        fileReference: "MSG-1",
        createdOn: "2026-11-20",
        issues: [],
        totals: {
          credits: "25000.00",
          debits: "0.00",
          count: 1,
          controlCredits: "25000.00",
          controlDebits: "0.00",
        },
      });
      expect(getSingleEntry(file)).toMatchObject({
        kind: "credit",
        method: "wire",
        amount: "25000.00",
        receivedOn: "2026-11-19",
        bankReference: "BANK-1",
        payerName: "North Plan & Trust",
        payerAccountMask: "••••4321",
        payee: "Custodian FBO Ada Byron",
        memo: "Rollover of Ada <Byron> DOC-7 Plan 001",
        traceNumber: "TX-1",
        accountReference: "IRA-0001",
      });
    },
  );

  it("splits a batch into its transactions, and reports a batch that differs from its totals", () => {
    const buildTransaction = (amount: string, reference: string) =>
      `<TxDtls>${reference}<Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></TxDtls>`;
    const batch = `<AcctSvcrRef>B-1</AcctSvcrRef><NtryDtls><Btch><NbOfTxs>2</NbOfTxs><TtlAmt Ccy="USD">3.30</TtlAmt></Btch>${buildTransaction("1.10", "")}${buildTransaction("2.20", "<Refs><AcctSvcrRef>T-2</AcctSvcrRef></Refs>")}</NtryDtls>`;
    const file = parse(buildCamt({ entries: [{ cents: 330n, details: batch }] }));
    expect(file.issues).toEqual([]);
    expect(file.entries.map(({ amount, bankReference }) => [amount, bankReference])).toEqual([
      ["1.10", "B-1/1"],
      ["2.20", "T-2"],
    ]);
    const wrongTotal = parse(buildCamt({ entries: [{ cents: 331n, details: batch }] }));
    expect(listIssues(wrongTotal)).toEqual(["6 control_total_mismatch", "6 control_total_mismatch"]);
    const wrongCount = parse(
      buildCamt({ entries: [{ cents: 330n, details: batch.replace("<NbOfTxs>2", "<NbOfTxs>3") }] }),
    );
    expect(listIssues(wrongCount)).toEqual(["6 control_count_mismatch"]);
    const withoutAmount = batch.replace('<Amt Ccy="USD">1.10</Amt>', "");
    expect(listIssues(parse(buildCamt({ entries: [{ cents: 330n, details: withoutAmount }] })))).toEqual([
      "6 missing_value",
    ]);
  });

  it("reads returns by reversal indicator, reason and transaction code", () => {
    const reason = `<NtryDtls><TxDtls><Refs><EndToEndId>E2E-9</EndToEndId></Refs><RtrInf><Rsn><Cd>AM04</Cd></Rsn><AddtlInf>Second try</AddtlInf></RtrInf></TxDtls></NtryDtls>`;
    const file = parse(
      buildCamt({
        entries: [
          { cents: 1n, direction: "DBIT", details: `<RvslInd>true</RvslInd>` },
          { cents: 2n, direction: "DBIT", details: reason },
          { cents: 3n, direction: "DBIT", details: buildCode("RCHQ", "UPCQ") },
        ],
      }),
    );
    expect(file.issues).toEqual([]);
    expect(file.entries).toMatchObject([
      { kind: "return", direction: "debit", returnCode: null },
      {
        kind: "return",
        returnCode: "AM04",
        returnReason: "Insufficient funds Second try",
        originalTraceNumber: "E2E-9",
      },
      { kind: "return", method: "check" },
    ]);
  });

  it.each([
    [buildCode("RCDT", "ACDT"), "ach"],
    [buildCode("RCHQ", "CCHQ"), "check"],
    [buildCode("LBOX", "LBCA"), "check"],
    ["<BkTxCd><Prtry><Cd>ACH CREDIT</Cd></Prtry></BkTxCd>", "ach"],
    ["<BkTxCd><Prtry><Cd>FEDWIRE</Cd></Prtry></BkTxCd>", "wire"],
    ["<NtryDtls><TxDtls><Refs><ChqNb>4501</ChqNb></Refs></TxDtls></NtryDtls>", "check"],
    ["", "other"],
  ])("reads the method of %s as %s", (details, method) => {
    expect(getSingleEntry(parse(buildCamt({ entries: [{ cents: 1n, details }] }))).method).toBe(method);
  });

  it("skips pending entries with a warning, and counts them only in the summary", () => {
    const file = parse(buildCamt({ entries: [{ cents: 1n }, { cents: 2n, status: "PDNG" }] }));
    expect(file.issues).toMatchObject([{ line: 7, code: "entry_skipped", severity: "warning" }]);
    expect(file.totals).toMatchObject({ credits: "0.01", controlCredits: "0.03" });
  });

  const validFile = buildCamt({ balances: true, entries: [{ cents: 100n, details: buildWireDetails(8) }] });
  it.each([
    {
      case: "a wrong sum",
      from: "<TtlCdtNtries><NbOfNtries>1</NbOfNtries><Sum>1.00",
      to: "<TtlCdtNtries><NbOfNtries>1</NbOfNtries><Sum>1.01",
      issue: "5 control_total_mismatch",
    },
    {
      case: "a wrong count",
      from: "<NbOfNtries>1<",
      to: "<NbOfNtries>2<",
      issue: "5 control_count_mismatch",
    },
    { case: "a wrong closing balance", from: "10001.00", to: "10002.00", issue: "5 control_total_mismatch" },
    {
      case: "another currency",
      from: '<Ntry><Amt Ccy="USD"',
      to: '<Ntry><Amt Ccy="EUR"',
      issue: "6 unsupported_currency",
    },
    {
      case: "a negative amount",
      from: '<Ntry><Amt Ccy="USD">',
      to: '<Ntry><Amt Ccy="USD">-',
      issue: "6 negative_amount",
    },
    {
      case: "an amount with three decimals",
      from: '<Ntry><Amt Ccy="USD">1.00',
      to: '<Ntry><Amt Ccy="USD">1.001',
      issue: "6 invalid_amount",
    },
    { case: "no direction", from: "<CdtDbtInd>CRDT</CdtDbtInd><Sts>", to: "<Sts>", issue: "6 missing_value" },
    { case: "an unknown status", from: "BOOK", to: "GONE", issue: "6 unsupported_status" },
    {
      case: "an invalid date",
      from: "<BookgDt><Dt>2026-11-19",
      to: "<BookgDt><Dt>2026-02-30",
      issue: "6 invalid_date",
    },
    { case: "an unknown version", from: "001.08", to: "001.14", issue: "2 unsupported_version" },
    { case: "an open element", from: "</Ntry>", to: "", issue: "11 invalid_xml" },
    { case: "no statement", from: /<Stmt>[\s\S]*<\/Stmt>/, to: "", issue: "3 missing_record" },
  ])("reports $case", ({ from, to, issue }) => {
    const file = parse(validFile.replace(from, to));
    expect(listIssues(file)).toContain(issue);
    expect(file.issues.some(({ severity }) => severity === "error")).toBe(true);
  });

  it.each([
    ["1", "true", ["5 control_total_mismatch"]],
    ["1", "1", ["5 control_total_mismatch"]],
    ["1", "false", []],
    ["1", "0", []],
    ["2", "true", []],
  ])(
    "checks balances only if one page has the whole statement: page %s, last page %s",
    (page, isLast, issues) => {
      const pagination = `<StmtPgntn><PgNb>${page}</PgNb><LastPgInd>${isLast}</LastPgInd></StmtPgntn>`;
      const file = parse(validFile.replace("<Acct>", `${pagination}<Acct>`).replace("10001.00", "10002.00"));
      expect(listIssues(file)).toEqual(issues);
    },
  );

  it("rejects a file of the other message type", () => {
    expect(listIssues(parse(validFile, { format: "camt_054" }))).toEqual([
      "2 unsupported_version",
      "2 missing_record",
    ]);
  });
});
