import type { KeyAuthentication } from "../auth/authenticate-key.ts";
import { counter, gauge, type Metric, samplesOf } from "./metric.ts";

/** Returns the metrics of authentication and rate limits. */
export function authMetrics(auth: KeyAuthentication): Metric[] {
  const { limiter, refusals, lookUps } = auth;
  const { cache } = auth.verification;
  return [
    {
      name: "svc_authentications_total",
      help: "Requests whose credential was accepted, by its kind. What was refused is in svc_http_problems_total.",
      type: "counter",
      read: () => samplesOf("credential", auth.accepted),
    },
    counter(
      "svc_credential_refusals_total",
      "Credentials that nobody was given: invented keys, forged tokens. Those that were not looked at any more are not among them.",
      () => refusals.counted,
    ),
    {
      name: "svc_rate_limited_total",
      help: "Requests beyond a limit: of their credential's minute, or of what their address may be refused.",
      type: "counter",
      read: () => samplesOf("limit", { credential: limiter.limited, address: refusals.turnedAway }),
    },
    gauge(
      "svc_rate_limit_credentials",
      "Credentials whose minute is counted in this process.",
      () => limiter.credentials,
    ),
    {
      name: "svc_key_cache_lookups_total",
      help: "Keys that were asked for: `hit`, in memory; `unknown`, in memory that there is none; `load`, of the database; `joined`, with somebody else's load.",
      type: "counter",
      read: () => samplesOf("result", cache.lookUps),
    },
    gauge("svc_key_cache_keys", "Keys in memory.", () => cache.size),
    {
      name: "svc_key_lookups",
      help: "Keys that are looked up for the first time: running, and waiting for their turn.",
      type: "gauge",
      read: () => samplesOf("state", { running: lookUps.runningCount, waiting: lookUps.waitingCount }),
    },
  ];
}
