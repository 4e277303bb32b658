import { TextField } from "../../../ui/index.ts";
import { strings } from "./strings.ts";
import { isEin, normalizeTin } from "./tin.ts";

/** Texts by path in the request, such as `address/line1`. */
export type Party = Readonly<Record<string, string>>;

interface PartyFieldsProps {
  party: "transmitter" | "payer";
  value: Party;
  onChange: (value: Party) => void;
}

const ADDRESS = ["address/line1", "address/line2", "address/city", "address/region", "address/postalCode"];
const FIELDS = {
  transmitter: ["tin", "controlCode", "name", ...ADDRESS, "contact/name", "contact/phone", "contact/email"],
  payer: ["tin", "name", ...ADDRESS, "phone"],
} as const;

const LABELS: Readonly<Record<string, string>> = {
  tin: strings.ein,
  controlCode: strings.controlCode,
  name: strings.name,
  "address/line1": strings.line1,
  "address/line2": strings.line2,
  "address/city": strings.city,
  "address/region": strings.region,
  "address/postalCode": strings.postalCode,
  "contact/name": strings.contactName,
  "contact/phone": strings.phone,
  "contact/email": strings.email,
  phone: strings.phone,
};

/** Turns autocomplete off, so that browsers do not remember the fields. */
export function PartyFields({ party, value, onChange }: PartyFieldsProps) {
  return (
    <fieldset className="stack stack-tight tax-party">
      <legend>{strings[party]}</legend>
      <div className="columns">
        {FIELDS[party].map((field) => (
          <TextField
            key={field}
            name={`${party}/${field}`}
            label={LABELS[field] ?? field}
            hint={field === "address/region" ? strings.regionHint : undefined}
            isOptional={field === "address/line2"}
            isRequired={field !== "address/line2"}
            autoComplete="off"
            maxLength={100}
            value={value[field] ?? ""}
            onChange={(text) => onChange({ ...value, [field]: text })}
            {...(field === "tin"
              ? {
                  validate: (text: string) =>
                    text === "" || isEin(normalizeTin(text)) ? null : strings.einError,
                }
              : {})}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function toRequestParty(party: Party): Record<string, unknown> {
  const fields: Record<string, Record<string, string> | string> = {};
  for (const [path, text] of Object.entries(party)) {
    const value = path === "tin" ? normalizeTin(text) : text.trim();
    const [group = "", name] = path.split("/");
    if (value === "") continue;
    if (name === undefined) fields[group] = value;
    else fields[group] = { ...(fields[group] as Record<string, string> | undefined), [name]: value };
  }
  return fields;
}
