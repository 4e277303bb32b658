import { useId, useState } from "react";
import { Notice, TextFileButton, TextLink } from "../../../ui/index.ts";
import type { Recipient } from "./list-recipients.ts";
import { type ReadTinsResult, readTins } from "./read-tins.ts";
import { strings } from "./strings.ts";
import { isRecipientTin, normalizeTin } from "./tin.ts";

/** Visible rows. For more recipients, users load a CSV file. */
const MAX_ROWS = 100;
/** Number of invalid CSV lines that the notice lists. */
const MAX_INVALID_LINES = 10;

/** Texts as typed, by account ID. */
export type TextsByAccount = ReadonlyMap<string, string>;

interface TinTableProps {
  recipients: readonly Recipient[];
  tins: TextsByAccount;
  onChange: (tins: TextsByAccount) => void;
  /** IDs of the accounts whose name changed since the filing. */
  renamedIds: ReadonlySet<string>;
  filedNames: TextsByAccount;
  onChangeFiledNames: (names: TextsByAccount) => void;
  /** The API's issues by account ID. */
  issues: ReadonlyMap<string, string>;
}

/** Returns null if the TIN is valid or missing. */
export function findTinIssue(text: string, { ssnLast4 }: Recipient): string | null {
  const tin = normalizeTin(text);
  if (tin === "") return null;
  if (!isRecipientTin(tin)) return strings.tinError;
  return ssnLast4 !== null && /^\d{4}$/.test(ssnLast4) && !tin.endsWith(ssnLast4)
    ? strings.lastFourError
    : null;
}

export function TinTable(props: TinTableProps) {
  const { recipients, tins, onChange, renamedIds } = props;
  const [readResult, setReadResult] = useState<ReadTinsResult | null>(null);
  // Recipients with a TIN from a file come last, so that the others stay visible. Typing does not move rows.
  const [loadedIds, setLoadedIds] = useState<readonly string[]>([]);
  const load = (text: string) => {
    const result = readTins(text, new Set(recipients.map(({ accountId }) => accountId)));
    setReadResult(result);
    setLoadedIds([...loadedIds, ...result.tins.keys()]);
    onChange(new Map([...tins, ...result.tins]));
  };
  const missing = recipients.filter(({ accountId }) => (tins.get(accountId) ?? "").trim() === "");
  return (
    <section className="stack stack-tight" aria-label={strings.recipients}>
      <h3>{strings.recipients}</h3>
      <TextFileButton
        label={strings.loadCsv}
        hint={strings.csvHint}
        acceptedFileTypes={[".csv", ".txt", "text/csv"]}
        onRead={load}
      />
      {readResult && <ReadNotice result={readResult} />}
      <p role="status">{missing.length === 0 ? strings.complete : strings.missing(missing.length)}</p>
      {recipients.length > MAX_ROWS && <p className="soft">{strings.shown(MAX_ROWS, recipients.length)}</p>}
      <table className="table" aria-label={strings.recipients}>
        <thead>
          <tr>
            <th scope="col">{strings.recipient}</th>
            <th scope="col">{strings.tin}</th>
            {renamedIds.size > 0 && <th scope="col">{strings.filedName}</th>}
          </tr>
        </thead>
        <tbody>
          {[...recipients]
            .sort((a, b) => Number(loadedIds.includes(a.accountId)) - Number(loadedIds.includes(b.accountId)))
            .slice(0, MAX_ROWS)
            .map((recipient) => (
              <Row key={recipient.accountId} recipient={recipient} {...props} />
            ))}
        </tbody>
      </table>
    </section>
  );
}

function ReadNotice({ result: { tins, invalidLines, unknownCount } }: { result: ReadTinsResult }) {
  const lines = invalidLines.slice(0, MAX_INVALID_LINES).join(", ");
  const more = invalidLines.length > MAX_INVALID_LINES ? ", …" : "";
  return (
    <Notice tone={invalidLines.length > 0 ? "warn" : "info"} title={strings.loaded(tins.size)}>
      {invalidLines.length > 0 && <p>{strings.invalidLines(lines + more)}</p>}
      {unknownCount > 0 && <p>{strings.unknown(unknownCount)}</p>}
    </Notice>
  );
}

function Row({
  recipient,
  tins,
  onChange,
  renamedIds,
  filedNames,
  onChangeFiledNames,
  issues,
}: TinTableProps & { recipient: Recipient }) {
  const errorId = useId();
  const { accountId, name, address } = recipient;
  const text = tins.get(accountId) ?? "";
  const tinIssue = findTinIssue(text, recipient);
  const issue = tinIssue ?? (name === "" || address === null ? strings.noAddress : issues.get(accountId));
  const label = name === "" ? accountId : name;
  return (
    <tr>
      <th scope="row">
        {label} <TextLink href={`/accounts/${accountId}`}>{strings.openAccount}</TextLink>
        {issue && (
          <p id={errorId} className="field-error">
            {issue}
          </p>
        )}
      </th>
      <td>
        <input
          className="input input-mono"
          aria-label={strings.tinOf(label)}
          aria-invalid={tinIssue !== null || undefined}
          aria-describedby={issue ? errorId : undefined}
          autoComplete="off"
          spellCheck={false}
          inputMode="numeric"
          maxLength={11}
          value={text}
          onChange={({ target }) => onChange(new Map(tins).set(accountId, target.value))}
        />
      </td>
      {renamedIds.size > 0 && (
        <td>
          {renamedIds.has(accountId) && (
            <input
              className="input"
              aria-label={strings.filedNameOf(label)}
              autoComplete="off"
              maxLength={80}
              value={filedNames.get(accountId) ?? ""}
              onChange={({ target }) => onChangeFiledNames(new Map(filedNames).set(accountId, target.value))}
            />
          )}
        </td>
      )}
    </tr>
  );
}
