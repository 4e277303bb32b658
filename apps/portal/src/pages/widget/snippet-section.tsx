import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ENVIRONMENT } from "../../api/environment.ts";
import { getQuery } from "../../api/queries.ts";
import { CodeBlock, Loaded, Notice, Section, Select, TextField, TextLink } from "../../ui/index.ts";
import type { Theme } from "../../widget-preview/theme.ts";
import type { LoadedSettings } from "./queries.ts";
import { buildSnippet, isKey, isSecretKey } from "./snippet.ts";
import { strings } from "./strings.ts";

export function SnippetSection({ loaded: { settings }, theme }: { loaded: LoadedSettings; theme: Theme }) {
  const keys = useQuery(getQuery("/v1/api-keys", { params: { query: { limit: 100 } } }));
  const [chosen, setChosen] = useState<string | null>(null);
  const [pasted, setPasted] = useState("");
  return (
    <Section title={strings.snippet}>
      <Loaded query={keys}>
        {({ data }) => {
          const usable = data.filter(({ type, status }) => type === "pk" && status === "active");
          const key = usable.find(({ id }) => id === chosen) ?? usable[0];
          const isSecret = isSecretKey(pasted);
          const isChosen = key !== undefined && isKey(pasted, `svc_${ENVIRONMENT}_pk_`, key);
          const displayedKey =
            key && (isChosen ? pasted : `svc_${ENVIRONMENT}_pk_${key.prefix}…${key.last4}`);
          return (
            <>
              {settings.allowedOrigins.length === 0 && (
                <Notice
                  tone="warn"
                  title={ENVIRONMENT === "live" ? strings.noOriginLive : strings.noOriginWarning}
                />
              )}
              {settings.widgetUrl === null && <Notice tone="info" title={strings.noUrl} />}
              {key ? (
                <div className="looks-fields">
                  <Select
                    label={strings.key}
                    options={usable.map(({ id, name, last4 }) => ({ id, label: `${name} (…${last4})` }))}
                    selectedKey={key.id}
                    onSelectionChange={(id) => setChosen(String(id))}
                  />
                  <TextField
                    label={strings.paste}
                    hint={pasted !== "" && !isChosen && !isSecret ? strings.wrongKey : strings.keyHint}
                    value={isSecret ? "" : pasted}
                    onChange={(text) => setPasted(text.trim())}
                    autoComplete="off"
                    isMono
                    isOptional
                  />
                </div>
              ) : (
                <Notice tone="warn" title={strings.noKeyTitle}>
                  <p>
                    {strings.noKey} <TextLink href="/keys">{strings.keys}</TextLink>
                  </p>
                </Notice>
              )}
              {isSecret && (
                <Notice tone="bad" title={strings.secretTitle}>
                  <p>{strings.secret}</p>
                </Notice>
              )}
              <CodeBlock
                label={strings.html}
                code={buildSnippet({
                  publicKey: displayedKey ?? null,
                  baseUrl: settings.widgetUrl ?? "https://widget.example.com",
                  theme,
                })}
              />
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}
