import type { Environment } from "@svc/keys";
import type { Request } from "express";
import type { Clock } from "../../clock.ts";
import { dependencyUnavailable } from "../../errors/problem.ts";
import { batchWrites, type RedisConnection } from "../../redis/redis-connection.ts";
import type { PresentedCredential } from "../credentials.ts";
import {
  PROOF_LIFETIME_MS,
  type ProvenRequest,
  proofInvalid,
  proofRequired,
  verifyProof,
} from "./verify-proof.ts";

interface GuardParts {
  environment: Environment;
  redis: RedisConnection;
  clock: Clock;
  /** The service's URL as clients see it. */
  publicUrl: string;
}

/** Returns true if the credential is bound to a key, or sent as `DPoP`. */
export function needsProof({ scheme }: PresentedCredential, thumbprint: string | null): boolean {
  return thumbprint !== null || scheme === "dpop";
}

/** Checks proofs of possession (DPoP, RFC 9449). Redis records them, so that each works once across all instances. */
export class ProofGuard {
  private readonly parts: GuardParts;

  constructor(parts: GuardParts) {
    this.parts = parts;
  }

  /**
   * Requires a new proof, signed with the key that the credential is bound to.
   * @throws Problem `proof_required`; `proof_invalid`, also for an unbound credential; `dependency_unavailable` without Redis
   */
  async requireProof(
    req: Request,
    credential: PresentedCredential,
    thumbprint: string | null,
  ): Promise<void> {
    if (thumbprint === null)
      throw proofInvalid(
        "not_bound",
        "The credential is not bound to a key. Send it as `Authorization: Bearer`.",
      );
    if (credential.scheme !== "dpop")
      throw proofRequired("The credential is bound to a key. Send it as `Authorization: DPoP <credential>`.");
    if (readHeader(req) === undefined) throw proofRequired("The request has no `DPoP` header.");
    await this.verifyOnce(req, { thumbprint, credential: credential.value });
  }

  /**
   * Returns the thumbprint of the key that signed the proof; null without a `DPoP` header. The proof need not name a credential,
   * because a browser can sign it for its server (RFC 9449 section 5).
   * @throws Problem `proof_invalid`; `dependency_unavailable` without Redis
   */
  async findProvenKey(req: Request): Promise<string | null> {
    if (readHeader(req) === undefined) return null;
    return this.verifyOnce(req, { thumbprint: null, credential: null });
  }

  private async verifyOnce(
    req: Request,
    expected: Pick<ProvenRequest, "thumbprint" | "credential">,
  ): Promise<string> {
    const { clock, publicUrl } = this.parts;
    const { thumbprint, proofId } = verifyProof(readHeader(req) ?? "", {
      ...expected,
      method: req.method,
      url: new URL(`${publicUrl}${readPath(req)}`),
      now: clock.now(),
    });
    if (!(await this.recordUse(proofId)))
      throw proofInvalid("replayed", "The proof was used before. Sign each request with a new `jti`.");
    return thumbprint;
  }

  /** @returns false if the proof was used before */
  private async recordUse(proofId: string): Promise<boolean> {
    const { redis, environment } = this.parts;
    try {
      batchWrites(redis);
      const key = `svc:${environment}:proofs:${proofId}`;
      return (await redis.set(key, 1, "PX", PROOF_LIFETIME_MS, "NX")) === "OK";
    } catch (error) {
      throw dependencyUnavailable("The store of used proofs", error);
    }
  }
}

/** A request line can be a whole URL (RFC 9112 section 3.2.2), with an untrusted origin. */
function readPath({ originalUrl }: Request): string {
  if (originalUrl.startsWith("/")) return originalUrl;
  return URL.canParse(originalUrl) ? new URL(originalUrl).pathname : "/";
}

/** Repeated headers are joined, so that they do not parse as a JWT. */
function readHeader({ headers }: Request): string | undefined {
  const { dpop } = headers;
  return Array.isArray(dpop) ? dpop.join() : dpop;
}
