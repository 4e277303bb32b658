import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { browserClock } from "../../api/clock.ts";
import { getQuery, refetch } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import {
  Button,
  DatePicker,
  Dialog,
  DialogActions,
  Form,
  QueryContent,
  Radio,
  RadioGroup,
  RelativeTime,
  Section,
} from "../../ui/index.ts";
import type { Recovery } from "./queries.ts";
import { recoverStrings as strings } from "./strings.ts";

const POLL_INTERVAL_MS = 1_000;
const STATUSES = ["failed", "missing", "all"] as const;
const DAY_MS = 86_400_000;
/** The API accepts times up to 90 days ago. The start of the day 89 days ago is always within that limit. */
const MAX_AGE_DAYS = 89;

const isInProgress = ({ preparedAt, waiting }: Recovery) => preparedAt === null || waiting > 0;

export function Recoveries({ id }: { id: string }) {
  const hasScope = useHasScope();
  const [isStarting, setStarting] = useState(false);
  const recoveries = useQuery({
    ...getQuery("/v1/webhook-endpoints/{id}/recover", { params: { path: { id }, query: { limit: 5 } } }),
    refetchInterval: ({ state }) => (state.data?.data.some(isInProgress) ? POLL_INTERVAL_MS : false),
  });
  return (
    <Section
      title={strings.title}
      actions={
        hasScope("webhooks:write") && (
          <Button size="small" onPress={() => setStarting(true)}>
            {strings.start}
          </Button>
        )
      }
    >
      <p className="soft">{strings.lead}</p>
      <QueryContent query={recoveries} lines={1}>
        {({ data }) =>
          data.length > 0 && (
            <ul className="recoveries">
              {data.map((one) => (
                <RecoveryItem key={one.id} recovery={one} />
              ))}
            </ul>
          )
        }
      </QueryContent>
      {isStarting && <StartDialog id={id} onClose={() => setStarting(false)} />}
    </Section>
  );
}

function RecoveryItem({ recovery }: { recovery: Recovery }) {
  const { total, succeeded, failed, preparedAt, createdAt, status } = recovery;
  const completed = succeeded + failed;
  const message =
    preparedAt === null
      ? strings.preparing(total)
      : total === 0
        ? strings.noEvents
        : strings.progress(completed, total);
  return (
    <li className="recovery">
      <div className="row row-between">
        <span>
          {strings.statuses[status]}: {message}
          {failed > 0 && `, ${strings.failed(failed)}`}
        </span>
        <span className="soft">
          {strings.started} <RelativeTime time={createdAt} />
        </span>
      </div>
      {total > 0 && (
        <progress
          aria-label={message}
          max={total}
          {...(preparedAt === null && completed === 0 ? {} : { value: completed })}
        />
      )}
    </li>
  );
}

function StartDialog({ id, onClose }: { id: string; onClose: () => void }) {
  // The Swedish locale formats days as YYYY-MM-DD.
  const toIsoDay = (time: number) => new Intl.DateTimeFormat("sv-SE", { dateStyle: "short" }).format(time);
  const [since, setSince] = useState<string | null>(toIsoDay(browserClock() - DAY_MS));
  const [until, setUntil] = useState<string | null>(null);
  const [status, setStatus] = useState<(typeof STATUSES)[number]>("failed");
  // Periods are whole days in the browser's time zone.
  const startOfDay = (day: string) => new Date(`${day}T00:00:00`);
  const endOfDay = (day: string) => new Date(`${day}T23:59:59.999`);
  const start = useMutation({
    mutationFn: () =>
      getBody(
        api.POST("/v1/webhook-endpoints/{id}/recover", {
          params: { path: { id } },
          body: {
            status,
            since: startOfDay(since ?? toIsoDay(browserClock())).toISOString(),
            ...(until === null ? {} : { until: endOfDay(until).toISOString() }),
          },
        }),
      ),
    onSuccess: async () => {
      await refetch("/v1/webhook-endpoints/{id}/recover", "/v1/webhook-endpoints/{id}/deliveries");
      onClose();
    },
  });
  return (
    <Dialog title={strings.title} isOpen onClose={onClose}>
      <Form onSubmit={() => start.mutate()} error={start.error}>
        <div className="columns">
          <DatePicker
            name="since"
            label={strings.since}
            value={since}
            onChange={setSince}
            min={toIsoDay(browserClock() - MAX_AGE_DAYS * DAY_MS)}
            max={toIsoDay(browserClock())}
            isRequired
          />
          <DatePicker
            name="until"
            label={strings.until}
            hint={strings.untilHint}
            value={until}
            onChange={setUntil}
            isOptional
          />
        </div>
        <RadioGroup
          name="status"
          label={strings.statusLabel}
          value={status}
          onChange={(value) => setStatus(value as (typeof STATUSES)[number])}
        >
          {STATUSES.map((one) => (
            <Radio key={one} value={one} hint={strings.hints[one]}>
              {strings.statuses[one]}
            </Radio>
          ))}
        </RadioGroup>
        <DialogActions>
          <Button onPress={onClose}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" isPending={start.isPending} isDisabled={since === null}>
            {strings.begin}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
