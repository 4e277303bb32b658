import type { Environment } from "@svc/keys";
import { dependencyUnavailable } from "@svc/service-kit";
import type { ChainableCommander, Redis } from "ioredis";
import type { Session } from "./session.ts";

const NO_EXPIRY = -1;

/** Sessions in Redis: one hash each, which Redis itself drops when its time is over. */
export class SessionStore {
  private readonly redis: Redis;
  private readonly environment: Environment;

  constructor(redis: Redis, environment: Environment) {
    this.redis = redis;
    this.environment = environment;
  }

  /** Where a session is kept, by the hash of its token's id. */
  keyOf(tokenIdHash: string): string {
    return `svc:${this.environment}:session:${tokenIdHash}`;
  }

  /** @throws Problem `dependency_unavailable` when Redis does not answer */
  async save(recordKey: string, session: Session): Promise<void> {
    const fields = {
      id: session.id,
      org: session.organizationId,
      key: session.keyId,
      origins: JSON.stringify(session.allowedOrigins),
      exp: String(session.expiresAt.getTime()),
      ...(session.externalUserId === null ? {} : { user: session.externalUserId }),
    };
    await this.run(
      this.redis.multi().hset(recordKey, fields).pexpireat(recordKey, session.expiresAt.getTime()),
    );
  }

  /** The session, or null when it is not (or no longer) there. */
  async find(recordKey: string): Promise<Session | null> {
    const fields = await this.ask(() => this.redis.hgetall(recordKey));
    if (!fields.id || !fields.org || !fields.key) return null;
    return {
      id: fields.id,
      organizationId: fields.org,
      keyId: fields.key,
      externalUserId: fields.user ?? null,
      allowedOrigins: JSON.parse(fields.origins ?? "[]"),
      accountId: fields.acct ?? null,
      expiresAt: new Date(Number(fields.exp)),
    };
  }

  /** Counts one more call that creates or retrieves an account. @returns how many there were, this one included */
  async countAccountCall(recordKey: string): Promise<number> {
    const [calls, timeLeft] = await this.run(
      this.redis.multi().hincrby(recordKey, "calls", 1).pttl(recordKey),
    );
    await this.dropIfReborn(recordKey, timeLeft);
    return Number(calls);
  }

  /** Binds the session to its account, once: the first account stays. */
  async bindAccount(recordKey: string, accountId: string): Promise<void> {
    const [, timeLeft] = await this.run(
      this.redis.multi().hsetnx(recordKey, "acct", accountId).pttl(recordKey),
    );
    await this.dropIfReborn(recordKey, timeLeft);
  }

  /** A write to a session that expired a moment ago would leave a fragment that never expires. */
  private async dropIfReborn(recordKey: string, timeLeft: unknown): Promise<void> {
    if (timeLeft === NO_EXPIRY) await this.ask(() => this.redis.del(recordKey));
  }

  private async run(commands: ChainableCommander): Promise<unknown[]> {
    const results = await this.ask(() => commands.exec());
    return (results ?? []).map(([error, result]) => {
      if (error) throw dependencyUnavailable("The session store", error);
      return result;
    });
  }

  private async ask<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (error) {
      throw dependencyUnavailable("The session store", error);
    }
  }
}
