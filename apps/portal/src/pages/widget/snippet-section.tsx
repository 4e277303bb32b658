import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ENVIRONMENT } from "../../api/environment.ts";
import { getQuery } from "../../api/queries.ts";
import { CodeBlock, Notice, QueryContent, Section, Select, TextField, TextLink } from "../../ui/index.ts";
import type { Theme } from "../../widget-preview/theme.ts";
import type { LoadedSettings } from "./queries.ts";
import { buildSnippet, isKey, isSecretKey } from "./snippet.ts";
import { strings } from "./strings.ts";

export function SnippetSection({ loaded: { settings }, theme }: { loaded: LoadedSettings; theme: Theme }) {
  const keys = useQuery(getQuery("/v1/api-keys", { params: { query: { limit: 100 } } }));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [pastedKey, setPastedKey] = useState("");
  return (
    <Section title={strings.snippet}>
      <QueryContent query={keys}>
        {({ data }) => {
          const publicKeys = data.filter(({ type, status }) => type === "pk" && status === "active");
          const key = publicKeys.find(({ id }) => id === chosenId) ?? publicKeys[0];
          const isSecret = isSecretKey(pastedKey);
          const isPastedKeyValid = key !== undefined && isKey(pastedKey, `svc_${ENVIRONMENT}_pk_`, key);
          const displayedKey =
            key && (isPastedKeyValid ? pastedKey : `svc_${ENVIRONMENT}_pk_${key.prefix}…${key.last4}`);
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
                <div className="appearance-fields">
                  <Select
                    label={strings.key}
                    options={publicKeys.map(({ id, name, last4 }) => ({ id, label: `${name} (…${last4})` }))}
                    selectedKey={key.id}
                    onSelectionChange={(id) => setChosenId(String(id))}
                  />
                  <TextField
                    label={strings.paste}
                    hint={
                      pastedKey !== "" && !isPastedKeyValid && !isSecret ? strings.wrongKey : strings.keyHint
                    }
                    value={isSecret ? "" : pastedKey}
                    onChange={(text) => setPastedKey(text.trim())}
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
      </QueryContent>
    </Section>
  );
}
