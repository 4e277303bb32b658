import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { answer, api } from "../../api/client.ts";
import { browserClock } from "../../api/clock.ts";
import { getQuery, refetch } from "../../api/queries.ts";
import { useMay } from "../../api/session.ts";
import {
  Button,
  DatePicker,
  Dialog,
  DialogActions,
  Form,
  Loaded,
  Radio,
  RadioGroup,
  RelativeTime,
  Section,
} from "../../ui/index.ts";
import type { Recovery } from "./queries.ts";
import { recoverStrings as strings } from "./strings.ts";

const EVERY_MS = 1_000;
const STATUSES = ["failed", "missing", "all"] as const;
const DAY_MS = 86_400_000;

const isUnderWay = ({ preparedAt, waiting }: Recovery) => preparedAt === null || waiting > 0;

export function Recoveries({ id }: { id: string }) {
  const may = useMay();
  const [isStarting, setStarting] = useState(false);
  const recoveries = useQuery({
    ...getQuery("/v1/webhook-endpoints/{id}/recover", { params: { path: { id }, query: { limit: 5 } } }),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? EVERY_MS : false),
  });
  return (
    <Section
      title={strings.title}
      actions={
        may("webhooks:write") && (
          <Button size="small" onPress={() => setStarting(true)}>
            {strings.start}
          </Button>
        )
      }
    >
      <p className="soft">{strings.lead}</p>
      <Loaded query={recoveries} lines={1}>
        {({ data }) =>
          data.length > 0 && (
            <ul className="recoveries">
              {data.map((one) => (
                <Progress key={one.id} recovery={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isStarting && <Start id={id} onClose={() => setStarting(false)} />}
    </Section>
  );
}

function Progress({ recovery }: { recovery: Recovery }) {
  const { total, succeeded, failed, preparedAt, createdAt, status } = recovery;
  const done = succeeded + failed;
  const words =
    preparedAt === null
      ? strings.preparing(total)
      : total === 0
        ? strings.nothing
        : strings.progress(done, total);
  return (
    <li className="recovery">
      <div className="row row-apart">
        <span>
          {strings.statuses[status]}: {words}
          {failed > 0 && `, ${strings.failed(failed)}`}
        </span>
        <span className="soft">
          {strings.begun} <RelativeTime at={createdAt} />
        </span>
      </div>
      {total > 0 && (
        <progress
          aria-label={words}
          max={total}
          {...(preparedAt === null && done === 0 ? {} : { value: done })}
        />
      )}
    </li>
  );
}

function Start({ id, onClose }: { id: string; onClose: () => void }) {
  const dayOf = (time: number) => new Intl.DateTimeFormat("sv-SE", { dateStyle: "short" }).format(time);
  const [since, setSince] = useState<string | null>(dayOf(browserClock() - DAY_MS));
  const [until, setUntil] = useState<string | null>(null);
  const [status, setStatus] = useState<(typeof STATUSES)[number]>("failed");
  // Whole days in the browser's time zone.
  const startOf = (day: string) => new Date(`${day}T00:00:00`);
  const start = useMutation({
    mutationFn: () =>
      answer(
        api.POST("/v1/webhook-endpoints/{id}/recover", {
          params: { path: { id } },
          body: {
            status,
            since: startOf(since ?? dayOf(browserClock())).toISOString(),
            ...(until === null
              ? {}
              : { until: new Date(startOf(until).getTime() + DAY_MS - 1).toISOString() }),
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
            min={dayOf(browserClock() - 89 * DAY_MS)}
            max={dayOf(browserClock())}
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
          label={strings.what}
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
          <Button type="submit" look="primary" isPending={start.isPending} isDisabled={since === null}>
            {strings.begin}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
