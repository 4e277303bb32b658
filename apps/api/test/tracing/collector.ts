import { pollUntil, startWebhookReceiver, type WebhookReceiver } from "@svc/testing";

export interface SentSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** OTLP's `SpanKind`. */
  kind: number;
  /** Nanoseconds since the epoch. */
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, string | number | boolean>;
  isError: boolean;
}

interface ExportRequest {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Omit<SentSpan, "attributes"> & { attributes: Attribute[]; status: { code: number } })[];
    }[];
  }[];
}
interface Attribute {
  key: string;
  value: Record<string, string | number | boolean>;
}

/** Status code of OTLP. */
const STATUS_CODE_ERROR = 2;

const toRecord = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] ?? ""]));

export interface Collector {
  receiver: WebhookReceiver;
  env: Record<string, string>;
  spans(): SentSpan[];
  until(description: string, isEnough: (spans: SentSpan[]) => boolean): Promise<SentSpan[]>;
}

export async function startCollector(): Promise<Collector> {
  const receiver = await startWebhookReceiver(() => ({ status: 200, body: "{}" }));
  const spans = () => receiver.requests.flatMap(({ body }) => toSpans(JSON.parse(body)));
  return {
    receiver,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${receiver.port}` },
    spans,
    until: (description, isEnough) => pollUntil(description, async () => spans(), { isDone: isEnough }),
  };
}

function toSpans({ resourceSpans }: ExportRequest): SentSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map(({ attributes, status, ...span }) => ({
        ...span,
        service: String(toRecord(resource.attributes)["service.name"]),
        attributes: toRecord(attributes),
        isError: status.code === STATUS_CODE_ERROR,
      })),
    ),
  );
}
