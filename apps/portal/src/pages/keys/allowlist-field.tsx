import { useMutation } from "@tanstack/react-query";
import { answer, api } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { Button, ErrorNotice, Notice, TextField } from "../../ui/index.ts";
import { faultsOf, toEntries } from "./key-texts.ts";
import { strings } from "./strings.ts";

export function AllowlistField({
  value,
  onChange,
  error = null,
}: {
  value: string;
  onChange: (text: string) => void;
  /** Last save error. Shows issues of single entries. */
  error?: unknown;
}) {
  const words = strings.allowlist;
  const check = useMutation({
    mutationFn: (ipAllowlist: string[]) =>
      answer(api.POST("/portal/api/keys/check-allowlist", { body: { ipAllowlist } })),
  });
  const found = check.data;
  const faults = [error, check.error].flatMap((one) =>
    one instanceof ProblemError ? faultsOf(one.fieldErrors) : [],
  );
  const write = (text: string) => {
    check.reset();
    onChange(text);
  };
  const add = async () => {
    const { callerAddress } = await check.mutateAsync([]);
    if (callerAddress === null) return;
    const entries = [...toEntries(value), callerAddress];
    onChange(entries.join("\n"));
    check.mutate(entries);
  };
  return (
    <div className="stack stack-close">
      <TextField
        label={strings.form.allowlist}
        hint={words.hint}
        name="ipAllowlist"
        value={value}
        onChange={write}
        isInvalid={faults.length > 0}
        rows={4}
        isMono
        isOptional
      />
      <div className="row">
        <Button size="small" onPress={() => check.mutate(toEntries(value))} isPending={check.isPending}>
          {words.check}
        </Button>
        <Button size="small" look="quiet" onPress={add}>
          {words.addOwn}
        </Button>
      </div>
      {faults.length > 0 ? (
        <Notice tone="bad" title={words.faults}>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <ErrorNotice error={check.error} />
      )}
      {found && !check.error && (
        <Notice
          tone={found.warnings.length > 0 ? "warn" : "good"}
          title={found.isCallerAllowed ? words.passes : words.fails}
        >
          <p>{words.own(found.callerAddress)}</p>
          {found.warnings.length > 0 && (
            <ul>
              {found.warnings.map(({ code, entry, detail }) => (
                <li key={`${code} ${entry}`}>{detail}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
}
