import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { useInputSchema } from "../../api/queries.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { asGroup, asItems, type Draft } from "../../forms/draft.ts";
import type { Schema } from "../../forms/field.ts";
import { FormFields } from "../../forms/form-fields.tsx";
import { FieldErrors, FormPartsContext } from "../../forms/form-parts.tsx";
import { useSchemaForm } from "../../forms/use-schema-form.ts";
import { RolloverPicker } from "../../pickers/index.ts";
import { Button, DialogActions, Form, formatMoney, MoneyField, Skeleton, toast } from "../../ui/index.ts";
import { parseMoney } from "../../ui/money-format.ts";
import { formatCents, toCents } from "../rollover/money.ts";
import { type IncomingFunds, refetchFunds, reloadAfterConflict } from "./incoming-funds.ts";
import { type RolloverSummary, useRolloverSummaries } from "./rollover-summaries.ts";
import { strings } from "./strings.ts";

export interface Candidate {
  rolloverId: string;
  transferId: string | null;
}

interface DivideFormProps {
  funds: IncomingFunds;
  /** Suggested rollovers that can receive money, best first. */
  candidates: readonly Candidate[];
  onClose: () => void;
}

export function DivideForm(props: DivideFormProps) {
  const schema = useInputSchema("applyIncomingFunds");
  const summaries = useRolloverSummaries(props.candidates.map(({ rolloverId }) => rolloverId));
  if (!schema || summaries.size < props.candidates.length) return <Skeleton lines={6} />;
  return <DivideFields {...props} schema={schema} summaries={summaries} />;
}

interface Row {
  key: number;
  /** Initial selection of the picker, which manages later selections itself. */
  initial: Candidate | null;
}

function DivideFields({
  funds,
  candidates,
  onClose,
  schema,
  summaries,
}: DivideFormProps & { schema: Schema; summaries: ReadonlyMap<string, RolloverSummary> }) {
  const getIdempotencyKey = useIdempotencyKey();
  const [bestCandidate] = candidates;
  const nextKey = useRef(1);
  const [rows, setRows] = useState<readonly Row[]>([{ key: 0, initial: bestCandidate ?? null }]);
  const apply = useMutation({
    mutationFn: (body: unknown) =>
      getBody(
        api.POST("/v1/incoming-funds/{id}/apply", {
          params: {
            path: { id: funds.id },
            header: { "If-Match": `"${funds.version}"`, "Idempotency-Key": getIdempotencyKey(body) },
          },
          body: body as never,
        }),
      ),
    onError: reloadAfterConflict,
    onSuccess() {
      toast({ title: strings.applied, tone: "good" });
      onClose();
      void refetchFunds();
    },
  });
  const { form, draft, setDraft, read, error, fieldErrors } = useSchemaForm(schema, apply.error, {
    initial: { allocations: [toAllocation(bestCandidate ?? null, funds.amount)] },
  });
  const values = asGroup(draft);
  const allocations = asItems(values.allocations).map(asGroup);
  const setAllocations = (next: readonly Draft[]) => setDraft({ ...values, allocations: next });
  const updateAllocation = (index: number, changes: { readonly [name: string]: Draft }) =>
    setAllocations(allocations.map((one, position) => (position === index ? { ...one, ...changes } : one)));
  const remaining = subtractAllocations(funds.amount, allocations);
  const add = (initial: Candidate | null) => {
    setRows([...rows, { key: nextKey.current, initial }]);
    nextKey.current += 1;
    setAllocations([
      ...allocations,
      toAllocation(initial, remaining !== null && remaining > 0n ? formatCents(remaining) : ""),
    ]);
  };
  const remove = (index: number) => {
    setRows(rows.filter((_, position) => position !== index));
    setAllocations(allocations.filter((_, position) => position !== index));
  };
  const unusedCandidates = candidates.filter(
    ({ rolloverId }) => !allocations.some((one) => one.rolloverId === rolloverId),
  );
  const lateMoneyFields =
    form.kind === "group"
      ? form.fields.filter(({ name }) => name.startsWith("late") || name === "datesAttested")
      : [];
  const hasLateMoneyErrors = lateMoneyFields.some(({ name }) => fieldErrors.has(`#/${name}`));
  const toOption = (rolloverId: string) => {
    const participant = summaries.get(rolloverId)?.participant;
    const label = participant ? strings.shortName(participant, rolloverId.slice(-4)) : rolloverId;
    return { id: rolloverId, label, hint: rolloverId };
  };
  return (
    <FormPartsContext.Provider value={{ fieldErrors }}>
      <Form
        label={strings.divide}
        error={error}
        onSubmit={() => {
          const body = read();
          if (body !== null) apply.mutate(body);
        }}
      >
        <p className="soft">{strings.divideHint(formatMoney(funds.amount))}</p>
        {rows.map(({ key, initial }, index) => (
          <fieldset key={key} className="desk-allocation">
            <legend className="visually-hidden">{strings.part(index + 1)}</legend>
            <RolloverPicker
              name={`allocations/${index}/rolloverId`}
              isRequired
              value={initial && toOption(initial.rolloverId)}
              onChange={(option) =>
                updateAllocation(index, {
                  rolloverId: option?.id ?? "",
                  transferId:
                    candidates.find(({ rolloverId }) => rolloverId === option?.id)?.transferId ?? "",
                })
              }
            />
            <MoneyField
              name={`allocations/${index}/amount`}
              label={strings.amount}
              isRequired
              value={String(allocations[index]?.amount ?? "")}
              onChange={(amount) => updateAllocation(index, { amount })}
            />
            {rows.length > 1 && (
              <Button
                size="small"
                variant="quiet"
                aria-label={strings.removePart(index + 1)}
                onPress={() => remove(index)}
              >
                {strings.remove}
              </Button>
            )}
          </fieldset>
        ))}
        <FieldErrors path="allocations" />
        <p role="status" className={remaining === 0n ? "soft" : "desk-unbalanced"}>
          {formatRemaining(remaining)}
        </p>
        <div className="row">
          {unusedCandidates.map((one) => (
            <Button key={one.rolloverId} size="small" onPress={() => add(one)}>
              {strings.addRollover(toOption(one.rolloverId).label)}
            </Button>
          ))}
          <Button size="small" onPress={() => add(null)}>
            {strings.addAnother}
          </Button>
        </div>
        <details open={hasLateMoneyErrors || undefined}>
          <summary>{strings.lateMoney}</summary>
          <div className="stack">
            <FormFields fields={lateMoneyFields} draft={draft} onChange={setDraft} />
          </div>
        </details>
        <DialogActions>
          <Button onPress={onClose}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" isPending={apply.isPending}>
            {strings.apply}
          </Button>
        </DialogActions>
      </Form>
    </FormPartsContext.Provider>
  );
}

function toAllocation(candidate: Candidate | null, amount: string) {
  return { rolloverId: candidate?.rolloverId ?? "", transferId: candidate?.transferId ?? "", amount };
}

/** Returns the remaining cents; null if an amount is invalid. */
function subtractAllocations(
  total: string,
  allocations: readonly { readonly [name: string]: Draft }[],
): bigint | null {
  let remaining = toCents(total);
  for (const { amount } of allocations) {
    if (amount === undefined || amount === "") continue;
    const parsed = parseMoney(String(amount));
    if (parsed === null) return null;
    remaining -= toCents(parsed);
  }
  return remaining;
}

function formatRemaining(remaining: bigint | null): string {
  if (remaining === null) return strings.invalidAmounts;
  if (remaining === 0n) return strings.nothingRemaining;
  return remaining > 0n
    ? strings.remaining(formatMoney(formatCents(remaining)))
    : strings.excess(formatMoney(formatCents(-remaining)));
}
