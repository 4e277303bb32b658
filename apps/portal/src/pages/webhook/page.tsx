import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { refetch } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import {
  Button,
  CodeText,
  ConfirmByTyping,
  CopyAsCurl,
  DefinitionList,
  ErrorNotice,
  LoadedPage,
  Menu,
  MenuItem,
  Notice,
  PageHeader,
  RelativeTime,
  Section,
  TextLink,
  toast,
} from "../../ui/index.ts";
import { EndpointState } from "../webhooks/endpoint-state.tsx";
import { Activity } from "./activity.tsx";
import { fixStrings } from "./cause-strings.ts";
import { Deliveries } from "./deliveries.tsx";
import { EditEndpoint } from "./edit-endpoint.tsx";
import { FixEndpoint } from "./fix-endpoint.tsx";
import { type Endpoint, endpointQuery, updateEndpoint } from "./queries.ts";
import { Recoveries } from "./recoveries.tsx";
import { Secrets } from "./secrets.tsx";
import { SendTest } from "./send-test.tsx";
import { strings } from "./strings.ts";
import "./webhook.css";

const POLL_INTERVAL_MS = 5_000;
/** The API returns this instead of a URL's query string to members who cannot edit webhooks. */
const MASKED_QUERY = "?***";

export function Page() {
  const { id } = useParams({ strict: false }) as { id: string };
  // Polls, because a failing endpoint emits no change events.
  const endpoint = useQuery({ ...endpointQuery(id), refetchInterval: POLL_INTERVAL_MS });
  return (
    <LoadedPage query={endpoint} noun="Endpoint" list={{ href: "/webhooks", title: "Webhooks" }}>
      {(data) => (
        <>
          <EndpointHeader endpoint={data} />
          <EndpointNotice endpoint={data} />
          <Activity id={id} />
          <div className="columns">
            <EndpointDetails endpoint={data} />
            <Secrets endpoint={data} />
          </div>
          <Deliveries id={id} />
          <Recoveries id={id} />
        </>
      )}
    </LoadedPage>
  );
}

function EndpointHeader({ endpoint }: { endpoint: Endpoint }) {
  const hasScope = useHasScope();
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<"edit" | "remove" | null>(null);
  const { id, url, description, enabled } = endpoint;
  const toggleEnabled = useToggleEnabled(endpoint);
  const remove = async () => {
    await getBody(api.DELETE("/v1/webhook-endpoints/{id}", { params: { path: { id } } }));
    toast({ title: strings.removedToast, tone: "good" });
    void refetch("/v1/webhook-endpoints", "/portal/api/webhook-endpoints/stats");
    await navigate({ to: "/webhooks" });
  };
  return (
    <>
      <PageHeader
        title={description ?? new URL(url).host}
        mark={<EndpointState endpoint={endpoint} />}
        actions={
          <>
            <CopyAsCurl call={{ method: "GET", path: `/v1/webhook-endpoints/${id}` }} />
            {hasScope("webhooks:write") && (
              <>
                <SendTest endpoint={endpoint} />
                <Button onPress={() => setOpenDialog("edit")}>{strings.edit}</Button>
                <Menu label={strings.more}>
                  <MenuItem onAction={() => toggleEnabled.mutate(!enabled)}>
                    {enabled ? strings.disable : strings.enable}
                  </MenuItem>
                  <MenuItem isDanger onAction={() => setOpenDialog("remove")}>
                    {strings.remove}
                  </MenuItem>
                </Menu>
              </>
            )}
          </>
        }
      >
        <p className="row">
          <CodeText text={url} /> <TextLink href="/webhooks">{strings.back}</TextLink>
        </p>
      </PageHeader>
      <ErrorNotice error={toggleEnabled.error} />
      {openDialog === "edit" && <EditEndpoint endpoint={endpoint} onClose={() => setOpenDialog(null)} />}
      <ConfirmByTyping
        title={strings.removeTitle}
        isOpen={openDialog === "remove"}
        onClose={() => setOpenDialog(null)}
        text={new URL(url).host}
        action={strings.remove}
        onConfirm={remove}
      >
        <p>{strings.removeHint}</p>
      </ConfirmByTyping>
    </>
  );
}

function useToggleEnabled(endpoint: Endpoint) {
  return useMutation({
    mutationFn: (enabled: boolean) => updateEndpoint(endpoint, { enabled }),
    onSuccess: (_, enabled) =>
      toast({ title: enabled ? strings.enabled : strings.disabled, tone: enabled ? "good" : "neutral" }),
  });
}

function EndpointNotice({ endpoint }: { endpoint: Endpoint }) {
  const hasScope = useHasScope();
  const toggleEnabled = useToggleEnabled(endpoint);
  const { enabled, disabledReason, failingSince } = endpoint;
  // A successful test sets failingSince to null. The notice stays, so that the user can resend the failed events.
  const [lastFailingSince, setLastFailingSince] = useState(failingSince);
  if (failingSince !== null && failingSince !== lastFailingSince) setLastFailingSince(failingSince);
  if (!enabled) {
    return (
      <Notice
        tone={disabledReason ? "bad" : "warn"}
        title={strings.disabledReasons[disabledReason ?? "none"]}
      >
        <p>{strings.howToEnable}</p>
        {hasScope("webhooks:write") && (
          <div className="row">
            <Button
              size="small"
              onPress={() => toggleEnabled.mutate(true)}
              isPending={toggleEnabled.isPending}
            >
              {strings.enable}
            </Button>
          </div>
        )}
        <ErrorNotice error={toggleEnabled.error} />
        {disabledReason !== null && <FixEndpoint endpoint={endpoint} failingSince={failingSince} />}
      </Notice>
    );
  }
  if (failingSince === null) {
    return (
      lastFailingSince !== null && (
        <Notice tone="good" title={fixStrings.fixed}>
          <p>{fixStrings.fixedHint}</p>
          <FixEndpoint endpoint={endpoint} failingSince={lastFailingSince} />
        </Notice>
      )
    );
  }
  return (
    <Notice
      tone="warn"
      title={
        <>
          {strings.failingTitle} <RelativeTime time={failingSince} />
        </>
      }
    >
      <p>{strings.failing}</p>
      <FixEndpoint endpoint={endpoint} failingSince={failingSince} />
    </Notice>
  );
}

function EndpointDetails({ endpoint }: { endpoint: Endpoint }) {
  const { url, eventTypes, ordering, payload, description, createdAt, updatedAt } = endpoint;
  return (
    <Section title={strings.about}>
      <DefinitionList
        items={[
          [strings.url, <CodeText key="url" text={url} />],
          url.endsWith(MASKED_QUERY) && [
            "",
            <span key="masked" className="soft">
              {strings.masked}
            </span>,
          ],
          [
            strings.types,
            <span key="types" className="row">
              {eventTypes.map((type) => (
                <code key={type}>{type}</code>
              ))}
            </span>,
          ],
          [strings.order, strings.orderings[ordering]],
          [strings.payload, strings.payloads[payload]],
          description !== null && [strings.description, description],
          [strings.created, <RelativeTime key="created" time={createdAt} />],
          [strings.changed, <RelativeTime key="changed" time={updatedAt} />],
        ]}
      />
    </Section>
  );
}
