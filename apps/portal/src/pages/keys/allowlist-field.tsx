import { useMutation } from "@tanstack/react-query";
import { api, getBody } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { Button, ErrorNotice, Notice, TextField } from "../../ui/index.ts";
import { formatEntryErrors, parseAllowlist } from "./key-formats.ts";
import { strings } from "./strings.ts";

export function AllowlistField({
  value,
  onChange,
  error = null,
}: {
  value: string;
  onChange: (text: string) => void;
  error?: unknown;
}) {
  const labels = strings.allowlist;
  const check = useMutation({
    mutationFn: (ipAllowlist: string[]) =>
      getBody(api.POST("/portal/api/keys/check-allowlist", { body: { ipAllowlist } })),
  });
  const result = check.data;
  const entryErrors = [error, check.error].flatMap((one) =>
    one instanceof ProblemError ? formatEntryErrors(one.fieldErrors) : [],
  );
  const change = (text: string) => {
    check.reset();
    onChange(text);
  };
  const addCallerAddress = async () => {
    // The response contains the caller's address, even for an empty list.
    const { callerAddress } = await check.mutateAsync([]);
    if (callerAddress === null) return;
    const entries = [...parseAllowlist(value), callerAddress];
    onChange(entries.join("\n"));
    check.mutate(entries);
  };
  return (
    <div className="stack stack-tight">
      <TextField
        label={strings.form.allowlist}
        hint={labels.hint}
        name="ipAllowlist"
        value={value}
        onChange={change}
        isInvalid={entryErrors.length > 0}
        rows={4}
        isMono
        isOptional
      />
      <div className="row">
        <Button size="small" onPress={() => check.mutate(parseAllowlist(value))} isPending={check.isPending}>
          {labels.check}
        </Button>
        <Button size="small" variant="quiet" onPress={addCallerAddress}>
          {labels.addMyAddress}
        </Button>
      </div>
      {entryErrors.length > 0 ? (
        <Notice tone="bad" title={labels.invalidEntries}>
          <ul>
            {entryErrors.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <ErrorNotice error={check.error} />
      )}
      {result && !check.error && (
        <Notice
          tone={result.warnings.length > 0 ? "warn" : "good"}
          title={result.isCallerAllowed ? labels.addressAllowed : labels.addressNotAllowed}
        >
          <p>{labels.callerAddress(result.callerAddress)}</p>
          {result.warnings.length > 0 && (
            <ul>
              {result.warnings.map(({ code, entry, detail }) => (
                <li key={`${code} ${entry}`}>{detail}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
}
