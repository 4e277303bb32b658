import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { ENVIRONMENT } from "../../api/environment.ts";
import { hasProblemCode } from "../../api/problem.ts";
import { queryClient } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { Button, Form, Notice, Section, TextField, toast, useItemKeys } from "../../ui/index.ts";
import { type LoadedSettings, widgetQuery } from "./queries.ts";
import { strings } from "./strings.ts";

export function Origins({ loaded }: { loaded: LoadedSettings }) {
  const canEdit = useHasScope()("keys:manage");
  const [origins, setOrigins] = useState<string[]>(loaded.settings.allowedOrigins);
  const [etag, setEtag] = useState(loaded.etag);
  const refreshEtag = async () => {
    setEtag((await queryClient.fetchQuery({ ...widgetQuery(), staleTime: 0 })).etag);
  };
  const save = useMutation({
    mutationFn: () =>
      getBody(
        api.PATCH("/portal/api/widget-settings", {
          params: { header: { "If-Match": etag } },
          body: { allowedOrigins: origins.map((origin) => origin.trim()).filter(Boolean) },
        }),
      ),
    async onSuccess({ allowedOrigins }) {
      toast({ title: strings.saved, tone: "good" });
      setOrigins(allowedOrigins);
      await refreshEtag();
    },
    // After a conflict, the next save overwrites the other change.
    onError: refreshEtag,
  });
  const isConflict = hasProblemCode(save.error, "version_conflict");
  const change = (index: number, value: string) =>
    setOrigins((previous) => previous.map((origin, position) => (position === index ? value : origin)));
  const { keys, removeKey } = useItemKeys(origins.length);
  const remove = (index: number) => {
    removeKey(index);
    setOrigins((previous) => previous.filter((_, position) => position !== index));
  };
  return (
    <Section title={strings.origins}>
      <p className="soft">{strings.originsLead}</p>
      <Form onSubmit={() => save.mutate()} error={isConflict ? null : save.error}>
        {isConflict && (
          <Notice tone="warn" title={strings.changedTitle}>
            <p>{strings.changed}</p>
            <div className="row">
              <Button
                size="small"
                onPress={() => {
                  setOrigins(loaded.settings.allowedOrigins);
                  save.reset();
                }}
              >
                {strings.reload}
              </Button>
            </div>
          </Notice>
        )}
        {origins.length === 0 && <p>{strings.noOrigins[ENVIRONMENT]}</p>}
        {origins.map((origin, index) => (
          <div key={keys[index]} className="origin-row">
            <TextField
              name={`allowedOrigins/${index}`}
              label={strings.origin(index + 1)}
              {...(index === 0 ? { hint: strings.originHint[ENVIRONMENT] } : {})}
              value={origin}
              onChange={(value) => change(index, value)}
              placeholder="https://"
              autoComplete="off"
              isReadOnly={!canEdit}
              isMono
            />
            {canEdit && (
              <Button aria-label={`${strings.remove} ${origin}`} onPress={() => remove(index)}>
                {strings.remove}
              </Button>
            )}
          </div>
        ))}
        {canEdit && (
          <div className="row">
            <Button onPress={() => setOrigins((previous) => [...previous, ""])}>{strings.add}</Button>
            <Button type="submit" variant="primary" isPending={save.isPending}>
              {strings.save}
            </Button>
          </div>
        )}
      </Form>
    </Section>
  );
}
