import { useState } from "react";
import type { Schemas } from "../../api/client.ts";
import { hasProblemCode } from "../../api/problem.ts";
import { Button, DialogActions, Form, Notice, Radio, RadioGroup, TextField } from "../../ui/index.ts";
import { formStrings as strings } from "./strings.ts";
import { TypeChecklist } from "./type-checklist.tsx";

/** An event type, all types of a group (`rollover.*`), or all types (`*`). */
type EventTypeFilter = Schemas["WebhookEndpointInput"]["eventTypes"][number];

export interface EndpointValues {
  url: string;
  description: string | null;
  eventTypes: EventTypeFilter[];
  ordering: "per_rollover" | "none";
  payload: "full" | "thin";
}

export const NEW_ENDPOINT: EndpointValues = {
  url: "",
  description: null,
  eventTypes: ["rollover.*"],
  ordering: "per_rollover",
  payload: "full",
};

const ORDERINGS = ["per_rollover", "none"] as const;
const PAYLOADS = ["full", "thin"] as const;

export function EndpointForm({
  initial,
  isNew = false,
  error,
  isPending,
  onSave,
  onCancel,
}: {
  initial: EndpointValues;
  isNew?: boolean;
  error: unknown;
  isPending: boolean;
  onSave: (values: EndpointValues) => void;
  onCancel: () => void;
}) {
  const [values, setValues] = useState<EndpointValues>(initial);
  const change = (changes: Partial<EndpointValues>) => setValues((previous) => ({ ...previous, ...changes }));
  const isConflict = hasProblemCode(error, "version_conflict");
  return (
    <Form onSubmit={() => onSave(values)} error={isConflict ? null : error}>
      {isConflict && (
        <Notice tone="warn" title={strings.changedTitle}>
          {strings.changed}
        </Notice>
      )}
      <TextField
        name="url"
        label={strings.url}
        hint={strings.urlHint}
        value={values.url}
        onChange={(url) => change({ url: url.trim() })}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        isRequired
        isMono
        autoFocus={isNew}
      />
      <TextField
        name="description"
        label={strings.description}
        value={values.description ?? ""}
        onChange={(text) => change({ description: text === "" ? null : text })}
        maxLength={500}
        isOptional
      />
      <TypeChecklist
        selectedTypes={values.eventTypes}
        onChange={(types) => change({ eventTypes: types as EventTypeFilter[] })}
      />
      <RadioGroup
        name="ordering"
        label={strings.ordering}
        value={values.ordering}
        onChange={(ordering) => change({ ordering: ordering as EndpointValues["ordering"] })}
      >
        {ORDERINGS.map((one) => (
          <Radio key={one} value={one} hint={strings.orderingHints[one]}>
            {strings.orderings[one]}
          </Radio>
        ))}
      </RadioGroup>
      <RadioGroup
        name="payload"
        label={strings.payload}
        value={values.payload}
        onChange={(payload) => change({ payload: payload as EndpointValues["payload"] })}
      >
        {PAYLOADS.map((one) => (
          <Radio key={one} value={one} hint={strings.payloadHints[one]}>
            {strings.payloads[one]}
          </Radio>
        ))}
      </RadioGroup>
      <DialogActions>
        <Button onPress={onCancel}>{strings.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          isPending={isPending}
          isDisabled={values.url === "" || values.eventTypes.length === 0}
        >
          {isNew ? strings.create : strings.save}
        </Button>
      </DialogActions>
    </Form>
  );
}
