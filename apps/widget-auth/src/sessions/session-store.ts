import type { Environment } from "@svc/keys";
import { dependencyUnavailable } from "@svc/service-kit";
import type { ChainableCommander, Redis } from "ioredis";
import type { Session, StoredSession } from "./session.ts";

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
      scopes: session.scopes.join(" "),
      exp: String(session.expiresAt.getTime()),
      ...(session.externalUserId === null ? {} : { user: session.externalUserId }),
    };
    await this.write({ ...session, recordKey }, (commands) => commands.hset(recordKey, fields));
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
      scopes: fields.scopes?.split(" ") ?? [],
      accountId: fields.acct ?? null,
      expiresAt: new Date(Number(fields.exp)),
    };
  }

  /** Counts one more call that creates or retrieves an account. @returns how many there were, this one included */
  async countAccountCall(session: StoredSession): Promise<number> {
    const [calls] = await this.write(session, (commands) => commands.hincrby(session.recordKey, "calls", 1));
    return Number(calls);
  }

  /** Takes back one such call, which was not answered for a reason of ours. */
  async uncountAccountCall(session: StoredSession): Promise<void> {
    await this.write(session, (commands) => commands.hincrby(session.recordKey, "calls", -1));
  }

  /** Binds the session to its account, once: the first account stays. */
  async bindAccount(session: StoredSession, accountId: string): Promise<void> {
    await this.write(session, (commands) => commands.hsetnx(session.recordKey, "acct", accountId));
  }

  /**
   * Writes to a session's record and sets its end again, in one transaction: a write to a session that expired a
   * moment ago would otherwise leave a fragment that never expires.
   */
  private write(
    { recordKey, expiresAt }: StoredSession,
    command: (commands: ChainableCommander) => ChainableCommander,
  ): Promise<unknown[]> {
    return this.run(command(this.redis.multi()).pexpireat(recordKey, expiresAt.getTime()));
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
