import { createHash } from "node:crypto";
import { ApiError, createProofSigner, type Problem, type ProofPrivateJwk, RolloverClient } from "@svc/client";
import { CliError } from "../exit-codes.ts";
import { openHistory } from "../history/history.ts";
import { createRecordingFetch, type SeenResponse } from "../history/recording-fetch.ts";
import { type Env, getPaths } from "../settings/paths.ts";
import { readProfiles } from "../settings/profiles.ts";
import { importKey, readProofKey } from "../settings/proof-key.ts";

export interface ConnectionOptions {
  profile?: string;
  apiUrl?: string;
}

export interface Credentials {
  apiUrl: string;
  apiKey: string;
  proofKey?: ProofPrivateJwk | undefined;
  /** Null for a key from the environment. */
  profile: string | null;
}

/** A recorded request, to send again. */
export interface RawRequest {
  method: string;
  /** Path, including that of the base URL, and query. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface Session {
  client: RolloverClient;
  /** For polls, previews and lookups, which the history omits. */
  reader: RolloverClient;
  environment: "test" | "live";
  baseUrl: string;
  /** Identifies the key in the history without revealing it. */
  keyDigest: string;
  /** The last response that `client` received. */
  getLastResponse(): SeenResponse | null;
  /** Calls `derive` with the API key, which the session itself does not expose. */
  deriveFromKey(derive: (key: string) => string): string;
  send(request: RawRequest, signal: AbortSignal): Promise<Response>;
}

const TIMEOUT_MS = 30_000;
/** Few, because a person is waiting. Running the command again continues an unfinished write. */
const MAX_RETRIES = 4;

/** Finds the key and URL. SVC_AK, SVC_PROOF_KEY_FILE and SVC_API_URL replace the current profile, but not `--profile`. */
export async function findCredentials(options: ConnectionOptions, env: Env): Promise<Credentials> {
  const environmentKey = options.profile === undefined ? env.SVC_AK : undefined;
  const apiUrl = options.apiUrl ?? (options.profile === undefined ? env.SVC_API_URL : undefined);
  if (environmentKey) {
    if (!apiUrl) throw new CliError("Set SVC_API_URL to the URL of the API, or pass --api-url.");
    const proofKey = env.SVC_PROOF_KEY_FILE ? await readProofKey(env.SVC_PROOF_KEY_FILE) : undefined;
    return { apiUrl, apiKey: environmentKey, proofKey, profile: null };
  }
  const { current, profiles } = await readProfiles(getPaths(env).config);
  const name = options.profile ?? current;
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (!profile)
    throw new CliError(
      options.profile === undefined
        ? "You are not logged in. Run svc login, or set SVC_AK and SVC_API_URL."
        : `There is no profile ${JSON.stringify(name)}. Run svc login --profile ${name}.`,
    );
  // Sending a profile's key to another URL would reveal it.
  if (apiUrl !== undefined && removeTrailingSlashes(apiUrl) !== profile.apiUrl)
    throw new CliError(
      `The key of profile ${name} belongs to ${profile.apiUrl}. Run svc login with --api-url.`,
    );
  return { ...profile, profile: name };
}

function removeTrailingSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === "/") end -= 1;
  return url.slice(0, end);
}

/** Identifies the key in the history without revealing it. */
export const digestKey = (apiKey: string) => createHash("sha256").update(apiKey).digest("hex").slice(0, 16);

/** @throws CliError for a pk_ or sk_ key; TypeError for a malformed key, or an invalid or insecure URL */
export async function openSession(
  { apiUrl, apiKey, proofKey: jwk, profile }: Credentials,
  env: Env,
): Promise<Session> {
  const keyType = /^svc_(?:test|live)_(pk|sk)_/.exec(apiKey)?.[1];
  if (keyType) throw new CliError(`svc cannot use ${keyType}_ keys. Use an ak_ key.`);
  const keyDigest = digestKey(apiKey);
  const history = openHistory(getPaths(env).history, { isEnabled: env.SVC_HISTORY !== "off" });
  let lastResponse: SeenResponse | null = null;
  const fetch = createRecordingFetch({
    history,
    keyDigest,
    onResponse: (seen) => {
      lastResponse = seen;
    },
  });
  const proofKey = jwk && (await importKey(jwk, `Profile ${profile}`));
  const settings = { apiKey, baseUrl: apiUrl, maxRetries: MAX_RETRIES, ...(proofKey && { proofKey }) };
  const client = new RolloverClient({ ...settings, fetch });
  const signProof = proofKey && createProofSigner(proofKey, apiKey);
  return {
    client,
    reader: new RolloverClient(settings),
    environment: client.environment,
    baseUrl: client.baseUrl,
    keyDigest,
    getLastResponse: () => lastResponse,
    deriveFromKey: (derive) => derive(apiKey),
    async send({ method, path, headers, body }, signal) {
      const url = `${new URL(client.baseUrl).origin}${path}`;
      return fetch(url, {
        method,
        headers: {
          ...headers,
          Accept: "application/json",
          Authorization: `${signProof ? "DPoP" : "Bearer"} ${apiKey}`,
          ...(signProof && { DPoP: await signProof(method, url) }),
        },
        body,
        redirect: "manual",
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
    },
  };
}

/** Returns the error that the client would throw for a response of `Session.send`. */
export function toApiError(response: Response, body: string): ApiError {
  const problem = parseProblem(body) ?? {
    type: "about:blank",
    title: response.statusText,
    status: response.status,
    detail: `The server returned ${response.status}.`,
    instance: "",
    code: `http_${response.status}`,
    requestId: response.headers.get("X-Request-Id") ?? "",
    errors: [],
  };
  return new ApiError({ problem, retryAfter: null, attempts: 1, idempotencyKey: null });
}

function parseProblem(body: string): Problem | null {
  try {
    const parsed = JSON.parse(body);
    return typeof parsed?.code === "string" && Array.isArray(parsed.errors) ? parsed : null;
  } catch {
    return null;
  }
}
