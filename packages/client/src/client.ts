import { Resources } from "./generated/resources.ts";
import { MAX_RETRIES } from "./retry.ts";
import { createTransport } from "./transport.ts";

/** How a client is made. */
export interface ClientOptions {
  /** An `ak_` key, which belongs on a server. */
  apiKey: string;
  /** Where the institution's API is: `https://api.example.com`. Each environment is a deployment with an address of its own. */
  baseUrl: string;
  /** Another `fetch`, as for a proxy or a test. */
  fetch?: typeof globalThis.fetch;
  /** How long each try may take, in milliseconds: 30 000, unless it is said. */
  timeoutMs?: number;
  /** Retries of a call: 12 by default, over up to 90 seconds; 0 turns them off. */
  maxRetries?: number;
  /** Lets `http:` lead elsewhere than to this machine: the key travels in the clear. */
  allowInsecureHttp?: boolean;
}

const API_KEY = /^svc_(test|live)_ak_[0-9A-Za-z]{49}$/;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const TIMEOUT_MS = 30_000;

/**
 * The API of rollovers: one member for each resource.
 *
 * Neither `console.log` nor JSON shows the key.
 *
 * @throws TypeError Where the key is none, or the address would send it in the clear. The key is not quoted.
 */
export class RolloverClient extends Resources {
  readonly environment: "test" | "live";
  readonly baseUrl: string;

  constructor({ apiKey, baseUrl, fetch, timeoutMs, maxRetries, allowInsecureHttp = false }: ClientOptions) {
    const environment = API_KEY.exec(apiKey)?.[1];
    if (environment === undefined)
      throw new TypeError("apiKey has to be an API key: svc_test_ak_… or svc_live_ak_….");
    const address = readAddress(baseUrl, allowInsecureHttp);
    const send = fetch ?? globalThis.fetch;
    super(
      createTransport({
        baseUrl: address,
        // Called without its object, as some of them refuse another.
        fetch: (input, init) => send(input, init),
        timeoutMs: timeoutMs ?? TIMEOUT_MS,
        maxRetries: maxRetries ?? MAX_RETRIES,
        authorize: (headers) => headers.set("Authorization", `Bearer ${apiKey}`),
      }),
    );
    this.environment = environment as "test" | "live";
    this.baseUrl = address;
  }

  toJSON(): { environment: string; baseUrl: string } {
    return { environment: this.environment, baseUrl: this.baseUrl };
  }
}

function readAddress(baseUrl: string, allowInsecureHttp: boolean): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:") || url.search || url.hash) {
    throw new TypeError("baseUrl has to be an address as https://api.example.com.");
  }
  if (url.username || url.password) throw new TypeError("baseUrl holds a name or password.");
  if (url.protocol === "http:" && !allowInsecureHttp && !LOOPBACK.test(url.hostname)) {
    throw new TypeError("http: would send the key in the clear; use https:, or allowInsecureHttp.");
  }
  let { href } = url;
  while (href.endsWith("/")) href = href.slice(0, -1);
  return href;
}
