import { causeStrings as strings } from "./cause-strings.ts";

export interface Attempt {
  statusCode: number | null;
  /** Why there was no response; null if the endpoint responded. */
  error: string | null;
}

export interface FailureCause {
  title: string;
  remedy: string;
}

/** Causes by error text. The first match wins. */
const NETWORK_ERRORS: readonly (readonly [RegExp, keyof typeof strings.network])[] = [
  [/host name could not be resolved/, "dns"],
  [/refused/, "refused"],
  [/timed out|did not respond|timeout/, "timeout"],
  [/certificate/, "certificate"],
  [/TLS/, "tls"],
  [/not HTTP/, "notHttp"],
  [/address/, "address"],
  [/closed/, "closed"],
];

const STATUS_KINDS: Readonly<Record<number, keyof typeof strings.status>> = {
  400: "badRequest",
  401: "unauthorized",
  403: "unauthorized",
  404: "notFound",
  405: "methodNotAllowed",
  408: "timeout",
  410: "gone",
  413: "tooLarge",
  415: "badRequest",
  422: "badRequest",
  429: "tooMany",
  502: "gateway",
  503: "unavailable",
  504: "timeout",
};

/** Returns null if the attempt succeeded. */
export function findFailureCause({ statusCode, error }: Attempt): FailureCause | null {
  if (statusCode === null) {
    const [, kind = "other"] = NETWORK_ERRORS.find(([pattern]) => pattern.test(error ?? "")) ?? [];
    return { title: strings.noResponse(error ?? strings.unknown), remedy: strings.network[kind] };
  }
  if (statusCode >= 200 && statusCode < 300) return null;
  const kind = STATUS_KINDS[statusCode] ?? classifyStatus(statusCode);
  return { title: strings.responded(statusCode), remedy: strings.status[kind] };
}

function classifyStatus(statusCode: number): keyof typeof strings.status {
  if (statusCode < 400) return "redirect";
  return statusCode < 500 ? "rejected" : "serverError";
}
