import type { KeyAuthentication } from "../auth/authenticate-key.ts";
import { counter, gauge, type Metric, toLabeledSamples } from "./metric.ts";

export function authMetrics(auth: KeyAuthentication): Metric[] {
  const { limiter, refusals, lookupQueue } = auth;
  const { cache } = auth.verification;
  return [
    {
      name: "svc_authentications_total",
      help:
        "Requests with an accepted credential, by credential type. Rejected requests are in " +
        "svc_http_problems_total.",
      type: "counter",
      read: () => toLabeledSamples("credential", auth.acceptedCounts),
    },
    counter(
      "svc_credential_refusals_total",
      "Credentials that do not exist, such as made-up keys or forged tokens. Excludes credentials " +
        "rejected without a lookup.",
      () => refusals.refusalCount,
    ),
    {
      name: "svc_rate_limited_total",
      help:
        "Requests over a limit: the credential's limit per minute, or the address's limit on invalid " +
        "credentials.",
      type: "counter",
      read: () =>
        toLabeledSamples("limit", { credential: limiter.limitedCount, address: refusals.limitedCount }),
    },
    gauge(
      "svc_rate_limit_credentials",
      "Credentials whose requests this process counted in the current or previous minute.",
      () => limiter.credentialCount,
    ),
    {
      name: "svc_key_cache_lookups_total",
      help:
        "Key lookups: `hit`, cached key; `unknown`, cached as unknown; `load`, read from the " +
        "database; `joined`, shared another request's load.",
      type: "counter",
      read: () => toLabeledSamples("result", cache.lookupCounts),
    },
    gauge("svc_key_cache_keys", "API keys in the cache.", () => cache.size),
    {
      name: "svc_key_lookups",
      help: "Lookups of uncached keys, running and waiting.",
      type: "gauge",
      read: () =>
        toLabeledSamples("state", { running: lookupQueue.runningCount, waiting: lookupQueue.waitingCount }),
    },
  ];
}
