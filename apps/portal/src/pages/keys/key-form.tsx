import { useState } from "react";
import { browserClock } from "../../api/clock.ts";
import { ENVIRONMENT } from "../../api/environment.ts";
import { useHasScope } from "../../api/session.ts";
import {
  Button,
  Checkbox,
  CheckboxGroup,
  DialogActions,
  Form,
  NumberField,
  Radio,
  RadioGroup,
  Select,
  TextField,
} from "../../ui/index.ts";
import { AllowlistField } from "./allowlist-field.tsx";
import { parseAllowlist } from "./key-formats.ts";
import { toProofKeyInput } from "./proof-key.ts";
import { ProofKeyField } from "./proof-key-field.tsx";
import { strings } from "./strings.ts";

const SCOPES = Object.keys(strings.scopes);
const READ_SCOPES = SCOPES.filter((scope) => scope.endsWith(":read"));
const INTEGRATION_SCOPES = [
  ...READ_SCOPES,
  "rollovers:write",
  "rollovers:act",
  "accounts:write",
  "keys:rotate",
];
const DAY_MS = 86_400_000;

export interface KeyBody {
  type: "ak" | "sk" | "pk";
  name: string;
  scopes?: string[];
  ipAllowlist?: string[];
  proofKey?: object;
  rateLimitPerMinute?: number;
  expiresAt?: string;
}

/** Offers only the user's own scopes, as the API requires. */
export function KeyForm({
  onSubmit,
  onCancel,
  error,
  isPending,
  submitLabel,
}: {
  onSubmit: (body: KeyBody) => void;
  onCancel: () => void;
  error: unknown;
  isPending: boolean;
  submitLabel: string;
}) {
  const labels = strings.form;
  const hasScope = useHasScope();
  const availableScopes = SCOPES.filter(hasScope);
  const [type, setType] = useState<KeyBody["type"]>("ak");
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState(() => INTEGRATION_SCOPES.filter(hasScope));
  const [expiry, setExpiry] = useState("never");
  // An empty NumberField has the value NaN.
  const [limit, setLimit] = useState<number>(Number.NaN);
  const [allowlist, setAllowlist] = useState("");
  const [proofKey, setProofKey] = useState("");
  const presets = { read: READ_SCOPES, integrate: INTEGRATION_SCOPES, all: availableScopes };
  const submit = () => {
    const entries = parseAllowlist(allowlist);
    onSubmit({
      type,
      name,
      ...(type === "ak" ? { scopes, ...toProofKeyInput(proofKey) } : {}),
      ...(ENVIRONMENT === "live" && type !== "pk" && entries.length > 0 ? { ipAllowlist: entries } : {}),
      ...(Number.isNaN(limit) ? {} : { rateLimitPerMinute: limit }),
      ...(expiry === "never"
        ? {}
        : { expiresAt: new Date(browserClock() + Number(expiry) * DAY_MS).toISOString() }),
    });
  };
  return (
    <Form onSubmit={submit} error={error}>
      <RadioGroup label={labels.type} value={type} onChange={(value) => setType(value as KeyBody["type"])}>
        {Object.entries(strings.types).map(([value, { name: label, hint }]) => (
          <Radio key={value} value={value} hint={hint}>
            {label}
          </Radio>
        ))}
      </RadioGroup>
      <TextField
        label={labels.name}
        hint={labels.nameHint}
        name="name"
        value={name}
        onChange={setName}
        isRequired
      />
      {type === "ak" && (
        <>
          <div className="stack stack-tight">
            <span className="field-label">{labels.preset}</span>
            <div className="row">
              {Object.entries(presets).map(([preset, presetScopes]) => (
                <Button key={preset} size="small" onPress={() => setScopes(presetScopes.filter(hasScope))}>
                  {labels.presets[preset as keyof typeof presets]}
                </Button>
              ))}
            </div>
          </div>
          <CheckboxGroup label={labels.scopes} name="scopes" value={scopes} onChange={setScopes}>
            {availableScopes.map((scope) => (
              <Checkbox key={scope} value={scope} hint={<code>{scope}</code>}>
                {strings.scopes[scope]}
              </Checkbox>
            ))}
          </CheckboxGroup>
        </>
      )}
      <div className="columns">
        <Select
          label={labels.expiry}
          options={Object.entries(labels.expiries).map(([id, label]) => ({ id, label }))}
          value={expiry}
          onChange={(id) => setExpiry(String(id))}
        />
        <NumberField
          label={labels.limit}
          hint={labels.limitHint}
          name="rateLimitPerMinute"
          minValue={1}
          value={limit}
          onChange={setLimit}
          isOptional
        />
      </div>
      {ENVIRONMENT === "live" && type !== "pk" && (
        <AllowlistField value={allowlist} onChange={setAllowlist} error={error} />
      )}
      {type === "ak" && (
        <ProofKeyField hint={strings.proofKey.hint} value={proofKey} onChange={setProofKey} />
      )}
      <DialogActions>
        <Button onPress={onCancel}>{labels.cancel}</Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {submitLabel}
        </Button>
      </DialogActions>
    </Form>
  );
}
