import type { CoreResources } from "./generated/core.ts";
import { Resources } from "./generated/resources.ts";
import { createProofSigner, type ProofKeyPair } from "./proofs.ts";
import { MAX_RETRIES } from "./retry.ts";
import { createTransport } from "./transport.ts";

export interface ClientOptions {
  /** An `ak_` key. Keep it on a server. */
  apiKey: string;
  /** Key pair of an API key that is bound to a public key. Signs each request; the private key is never sent. */
  proofKey?: ProofKeyPair;
  /** The institution's API, such as `https://api.example.com`. Each environment has its own. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  /** Timeout of each attempt, in milliseconds. Default: 30,000 */
  timeoutMs?: number;
  /** Max retries of a call, within 90 seconds. Default: 12; 0 disables retries */
  maxRetries?: number;
  /** Allows `http:` URLs for hosts other than this machine. The key is then sent unencrypted. */
  allowInsecureHttp?: boolean;
}

const API_KEY = /^svc_(test|live)_ak_[0-9A-Za-z]{49}$/;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const TIMEOUT_MS = 30_000;

/**
 * Client of the rollover API, with one property per resource. `console.log` and JSON do not show the key.
 *
 * @throws TypeError when the key is invalid or would be sent unencrypted. The message does not contain the key.
 */
export class RolloverClient extends Resources {
  readonly environment: "test" | "live";
  readonly baseUrl: string;

  constructor({
    apiKey,
    proofKey,
    baseUrl,
    fetch,
    timeoutMs,
    maxRetries,
    allowInsecureHttp = false,
  }: ClientOptions) {
    const environment = API_KEY.exec(apiKey)?.[1];
    if (environment === undefined)
      throw new TypeError("apiKey must be an API key: svc_test_ak_… or svc_live_ak_….");
    const normalizedUrl = normalizeBaseUrl(baseUrl, allowInsecureHttp);
    const send = fetch ?? globalThis.fetch;
    const signProof = proofKey && createProofSigner(proofKey, apiKey);
    super(
      createTransport({
        baseUrl: normalizedUrl,
        // Called without a receiver, because some implementations reject one.
        fetch: (input, init) => send(input, init),
        timeoutMs: timeoutMs ?? TIMEOUT_MS,
        maxRetries: maxRetries ?? MAX_RETRIES,
        async authorize({ headers, method, url }) {
          headers.set("Authorization", `${signProof ? "DPoP" : "Bearer"} ${apiKey}`);
          if (signProof) headers.set("DPoP", await signProof(method, url));
        },
      }),
    );
    this.environment = environment as "test" | "live";
    this.baseUrl = normalizedUrl;
  }

  /** This client, typed with only the methods that most integrations need. */
  get core(): CoreResources {
    return this;
  }

  toJSON(): { environment: string; baseUrl: string } {
    return { environment: this.environment, baseUrl: this.baseUrl };
  }
}

function normalizeBaseUrl(baseUrl: string, allowInsecureHttp: boolean): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:") || url.search || url.hash) {
    throw new TypeError("baseUrl must be a URL, such as https://api.example.com.");
  }
  if (url.username || url.password) throw new TypeError("baseUrl must not contain a user name or password.");
  if (url.protocol === "http:" && !allowInsecureHttp && !LOOPBACK.test(url.hostname)) {
    throw new TypeError("http: would send the key unencrypted. Use https: or set allowInsecureHttp.");
  }
  let { href } = url;
  while (href.endsWith("/")) href = href.slice(0, -1);
  return href;
}
