import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { browserClock } from "../../api/clock.ts";
import { getQuery, idParams, refetch } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import {
  Button,
  CodeBlock,
  DefinitionList,
  Dialog,
  DialogActions,
  ErrorNotice,
  Notice,
  QueryContent,
  RelativeTime,
  Section,
} from "../../ui/index.ts";
import type { Endpoint } from "./queries.ts";
import { secretStrings as strings } from "./strings.ts";

export function Secrets({ endpoint: { id, version } }: { endpoint: Endpoint }) {
  const hasScope = useHasScope();
  const [isRotating, setRotating] = useState(false);
  const secretTimes = useQuery(getQuery("/portal/api/webhook-endpoints/{id}/secrets", idParams(id)));
  // Not cached, so that the secret is gone when the user leaves the page.
  const reveal = useMutation({
    mutationFn: () => getBody(api.GET("/v1/webhook-endpoints/{id}/secret", idParams(id))),
    gcTime: 0,
  });
  const now = useNowEverySecond((secretTimes.data?.secrets.length ?? 0) > 1);
  return (
    <Section
      title={strings.title}
      actions={
        hasScope("webhooks:write") && (
          <Button size="small" onPress={() => setRotating(true)}>
            {strings.rotate}
          </Button>
        )
      }
    >
      <p className="soft">{strings.lead}</p>
      <QueryContent query={secretTimes} lines={2}>
        {({ secrets }) => (
          <DefinitionList
            items={secrets.map(({ createdAt, expiresAt }) => [
              expiresAt === null ? strings.current : strings.previous,
              <span key={createdAt}>
                {strings.created} <RelativeTime time={createdAt} />
                {expiresAt !== null && (
                  <>
                    <br />
                    <span className="numbers" role="timer">
                      {strings.endsIn(formatCountdown(expiresAt, now))}
                    </span>
                  </>
                )}
              </span>,
            ])}
          />
        )}
      </QueryContent>
      {hasScope("webhooks:write") && (
        <>
          {reveal.data ? (
            <>
              {reveal.data.secrets.map(({ secret, expiresAt }) => (
                <CodeBlock
                  key={secret}
                  label={expiresAt === null ? strings.current : strings.previous}
                  code={secret}
                />
              ))}
              <div className="row">
                <Button size="small" onPress={() => reveal.reset()}>
                  {strings.hide}
                </Button>
              </div>
            </>
          ) : (
            <div className="row">
              <Button size="small" onPress={() => reveal.mutate()} isPending={reveal.isPending}>
                {strings.reveal}
              </Button>
              <span className="soft">{strings.revealNote}</span>
            </div>
          )}
          <ErrorNotice error={reveal.error} />
        </>
      )}
      {isRotating && (
        <RotateDialog
          id={id}
          version={version}
          limitReachedUntil={secretTimes.data?.nextRotationAt ?? null}
          now={now}
          onClose={() => {
            setRotating(false);
            reveal.reset();
          }}
        />
      )}
    </Section>
  );
}

function RotateDialog({
  id,
  version,
  limitReachedUntil,
  now,
  onClose,
}: {
  id: string;
  version: number;
  limitReachedUntil: string | null;
  now: number;
  onClose: () => void;
}) {
  const rotate = useMutation({
    mutationFn: () => {
      const header = { "If-Match": `"${version}"` };
      return getBody(
        api.POST("/v1/webhook-endpoints/{id}/rotate-secret", {
          params: { path: { id }, header },
          body: {},
        }),
      );
    },
    onSettled: () => refetch("/portal/api/webhook-endpoints/{id}/secrets", "/v1/webhook-endpoints/{id}"),
    gcTime: 0,
  });
  if (rotate.data) {
    return (
      <Dialog title={strings.rotated} isOpen onClose={onClose}>
        <p>{strings.rotatedText}</p>
        <CodeBlock label={strings.current} code={rotate.data.secret ?? ""} />
        <DialogActions>
          <Button variant="primary" onPress={onClose}>
            {strings.done}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog title={strings.rotateTitle} isOpen onClose={onClose} role="alertdialog">
      <p>{strings.rotateText}</p>
      {limitReachedUntil && (
        <Notice tone="warn" title={strings.limitReached(formatCountdown(limitReachedUntil, now))} />
      )}
      <ErrorNotice error={rotate.error} />
      <DialogActions>
        <Button onPress={onClose}>{strings.cancel}</Button>
        <Button
          variant="primary"
          onPress={() => rotate.mutate()}
          isPending={rotate.isPending}
          isDisabled={limitReachedUntil !== null}
        >
          {strings.rotate}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useNowEverySecond(isCounting: boolean): number {
  const [now, setNow] = useState(browserClock);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(browserClock()), 1_000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return now;
}

function formatCountdown(until: string, now: number): string {
  const secondsLeft = Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000));
  const parts = [Math.floor(secondsLeft / 3_600), Math.floor(secondsLeft / 60) % 60, secondsLeft % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
