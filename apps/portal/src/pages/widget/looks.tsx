import { useId } from "react";
import { Button, Notice, Section, Select } from "../../ui/index.ts";
import type { Theme } from "../../widget-preview/theme.ts";
import { Preview } from "./preview.tsx";
import { contrastOf } from "./snippet.ts";
import { strings } from "./strings.ts";

const COLORS = [
  ["accent", "--svc-accent", "#0b6b58"],
  ["onAccent", "--svc-on-accent", "#ffffff"],
  ["surface", "--svc-surface", "#ffffff"],
  ["ink", "--svc-ink", "#15202b"],
] as const;
const OWN = "own";
const ENOUGH = 4.5;

export const OWN_LOOKS: Theme = { properties: {}, scheme: "auto", locale: "en" };

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, label]) => ({ id, label }));

export function Looks({ theme, onChange }: { theme: Theme; onChange: (theme: Theme) => void }) {
  const { properties, scheme, locale } = theme;
  const set = (name: string, value: string | null) => {
    const { [name]: _before, ...others } = properties;
    onChange({ ...theme, properties: value === null ? others : { ...others, [name]: value } });
  };
  const pick = (name: string, label: string, words: Readonly<Record<string, string>>) => (
    <Select
      label={label}
      options={optionsOf(words)}
      selectedKey={properties[name] ?? OWN}
      onSelectionChange={(key) => set(name, key === OWN ? null : String(key))}
    />
  );
  const contrast = contrastOf(properties["--svc-accent"] ?? "", properties["--svc-on-accent"] ?? "#ffffff");
  return (
    <Section
      title={strings.theme}
      actions={
        <Button size="small" onPress={() => onChange(OWN_LOOKS)}>
          {strings.reset}
        </Button>
      }
    >
      <p className="soft">{strings.themeLead}</p>
      <div className="looks">
        <div className="stack">
          <div className="looks-fields">
            {COLORS.map(([name, property, own]) => (
              <Color
                key={name}
                label={strings.colors[name]}
                value={properties[property] ?? own}
                isOwn={properties[property] === undefined}
                onChange={(value) => set(property, value)}
              />
            ))}
            {pick("--svc-radius", strings.radius, strings.radii)}
            {pick("--svc-font", strings.font, strings.fonts)}
            <Select
              label={strings.scheme}
              options={optionsOf(strings.schemes)}
              selectedKey={scheme}
              onSelectionChange={(key) => onChange({ ...theme, scheme: key as Theme["scheme"] })}
            />
            <Select
              label={strings.language}
              options={optionsOf(strings.languages)}
              selectedKey={locale}
              onSelectionChange={(key) => onChange({ ...theme, locale: key as Theme["locale"] })}
            />
          </div>
          {contrast !== null && contrast < ENOUGH && (
            <Notice tone="warn" title={strings.contrast(contrast.toFixed(1))} />
          )}
        </div>
        <Preview theme={theme} />
      </div>
    </Section>
  );
}

function Color({
  label,
  value,
  isOwn,
  onChange,
}: {
  label: string;
  value: string;
  isOwn: boolean;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="color-label">
        {label}
      </label>
      <span className="row">
        <input id={id} type="color" value={value} onChange={(event) => onChange(event.target.value)} />
        <span className={isOwn ? "soft" : "mono"}>{isOwn ? strings.own : value}</span>
      </span>
    </div>
  );
}
