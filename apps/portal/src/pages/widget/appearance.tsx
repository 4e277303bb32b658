import { useEffect, useId, useRef } from "react";
import { Button, Notice, Section, Select, TextField } from "../../ui/index.ts";
import { PREVIEW_PATH, type Theme } from "../../widget-preview/theme.ts";
import { getContrastRatio } from "./snippet.ts";
import { strings } from "./strings.ts";

/** The widget's default accent and the color of text on it: see `packages/widget/src/styles/tokens.ts`. */
const DEFAULT_ACCENTS = {
  light: ["#0b6b58", "#ffffff"],
  dark: ["#5fd3b5", "#05231c"],
} as const;
/** Name, CSS property and default color in the light scheme. */
const COLORS = [
  ["accent", "--svc-accent", DEFAULT_ACCENTS.light[0]],
  ["onAccent", "--svc-on-accent", DEFAULT_ACCENTS.light[1]],
  ["surface", "--svc-surface", "#ffffff"],
  ["ink", "--svc-ink", "#161a22"],
] as const;
/** The option of `radii` and `fonts` that sets no CSS property. */
const DEFAULT_OPTION = "default";
/** Minimum for normal text in WCAG AA. */
const MIN_CONTRAST = 4.5;

export const DEFAULT_THEME: Theme = {
  properties: {},
  scheme: "auto",
  locale: "en",
  organizationName: "",
  privacyUrl: "",
};

const toOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

export function Appearance({ theme, onChange }: { theme: Theme; onChange: (theme: Theme) => void }) {
  const { properties, scheme, locale, organizationName, privacyUrl } = theme;
  const setProperty = (name: string, value: string | null) => {
    const { [name]: _replaced, ...otherProperties } = properties;
    onChange({
      ...theme,
      properties: value === null ? otherProperties : { ...otherProperties, [name]: value },
    });
  };
  const renderSelect = (name: string, label: string, labels: Readonly<Record<string, string>>) => (
    <Select
      label={label}
      options={toOptions(labels)}
      selectedKey={properties[name] ?? DEFAULT_OPTION}
      onSelectionChange={(key) => setProperty(name, key === DEFAULT_OPTION ? null : String(key))}
    />
  );
  const [accent, onAccent] = DEFAULT_ACCENTS[scheme === "dark" ? "dark" : "light"];
  const contrast = getContrastRatio(
    properties["--svc-accent"] ?? accent,
    properties["--svc-on-accent"] ?? onAccent,
  );
  return (
    <Section
      title={strings.theme}
      actions={
        <Button size="small" onPress={() => onChange({ ...DEFAULT_THEME, organizationName, privacyUrl })}>
          {strings.reset}
        </Button>
      }
    >
      <p className="soft">{strings.themeLead}</p>
      <div className="appearance">
        <div className="stack">
          <div className="appearance-fields">
            {COLORS.map(([name, property, defaultColor]) => (
              <Color
                key={name}
                label={strings.colors[name]}
                value={properties[property] ?? defaultColor}
                isDefault={properties[property] === undefined}
                onChange={(value) => setProperty(property, value)}
              />
            ))}
            {renderSelect("--svc-radius", strings.radius, strings.radii)}
            {renderSelect("--svc-font", strings.font, strings.fonts)}
            <Select
              label={strings.scheme}
              options={toOptions(strings.schemes)}
              selectedKey={scheme}
              onSelectionChange={(key) => onChange({ ...theme, scheme: key as Theme["scheme"] })}
            />
            <Select
              label={strings.language}
              options={toOptions(strings.languages)}
              selectedKey={locale}
              onSelectionChange={(key) => onChange({ ...theme, locale: key as Theme["locale"] })}
            />
          </div>
          <div className="appearance-fields">
            <TextField
              label={strings.organizationName}
              hint={strings.organizationHint}
              value={organizationName}
              onChange={(text) => onChange({ ...theme, organizationName: text })}
              maxLength={100}
              isOptional
            />
            <TextField
              label={strings.privacyUrl}
              hint={strings.privacyHint}
              value={privacyUrl}
              onChange={(text) => onChange({ ...theme, privacyUrl: text.trim() })}
              type="url"
              isMono
              isOptional
            />
          </div>
          {contrast !== null && contrast < MIN_CONTRAST && (
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
  isDefault,
  onChange,
}: {
  label: string;
  value: string;
  isDefault: boolean;
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
        <span className={isDefault ? "soft" : "mono"}>{isDefault ? strings.widgetDefault : value}</span>
      </span>
    </div>
  );
}

/** Shows the widget in a frame whose content security policy blocks requests. */
function Preview({ theme }: { theme: Theme }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // A sandboxed frame has an opaque origin, so the message cannot name a target origin.
    const postTheme = () => frame.current?.contentWindow?.postMessage(theme, "*");
    postTheme();
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === "ready") postTheme();
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, [theme]);
  return (
    <figure className="preview">
      <iframe ref={frame} title={strings.preview} src={PREVIEW_PATH} sandbox="allow-scripts allow-forms" />
      <figcaption className="soft">{strings.previewNote}</figcaption>
    </figure>
  );
}
