import type { Environment } from "@svc/keys";
import { dependencyUnavailable } from "@svc/service-kit";
import type { ChainableCommander, Redis } from "ioredis";
import type { Session, StoredSession } from "./session.ts";

/** A session's record as it is written, in JSON: short names, as there are as many of them as sessions. */
interface SessionRecord {
  id: string;
  org: string;
  key: string;
  /** Absent where the session is for nobody. */
  user?: string;
  origins: readonly string[];
  scopes: string;
  /** Milliseconds since 1970. */
  exp: number;
}

/**
 * Sessions in Redis, which itself drops them when their time is over. The record never changes after it was written, so
 * it is one text, written by one command and read by one. What a session does with accounts stands beside it, and only
 * once there is something to say.
 */
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

  /** @throws Problem `dependency_unavailable` when Redis does not answer, or takes no more */
  async save(recordKey: string, session: Session): Promise<void> {
    const record: SessionRecord = {
      id: session.id,
      org: session.organizationId,
      key: session.keyId,
      ...(session.externalUserId === null ? {} : { user: session.externalUserId }),
      origins: session.allowedOrigins,
      scopes: session.scopes.join(" "),
      exp: session.expiresAt.getTime(),
    };
    await this.ask(() => this.redis.set(recordKey, JSON.stringify(record), "PXAT", record.exp));
  }

  /** The session, or null when it is not (or no longer) there. */
  async find(recordKey: string): Promise<Session | null> {
    const text = await this.ask(() => this.redis.get(recordKey));
    if (text === null) return null;
    const record = JSON.parse(text) as Partial<SessionRecord>;
    if (!record.id || !record.org || !record.key || !record.exp) return null;
    return {
      id: record.id,
      organizationId: record.org,
      keyId: record.key,
      externalUserId: record.user ?? null,
      allowedOrigins: record.origins ?? [],
      scopes: record.scopes?.split(" ") ?? [],
      expiresAt: new Date(record.exp),
    };
  }

  /**
   * Counts one more call that creates or retrieves an account.
   *
   * @returns how many there were, this one included, and the account that the session is bound to, once there is one
   */
  async countAccountCall(session: StoredSession): Promise<{ calls: number; accountId: string | null }> {
    const key = accountKeyOf(session);
    const [calls, accountId] = await this.write(session, (commands) =>
      commands.hincrby(key, "calls", 1).hget(key, "acct"),
    );
    return { calls: Number(calls), accountId: typeof accountId === "string" ? accountId : null };
  }

  /** Takes back one such call, which was not answered for a reason of ours. */
  async uncountAccountCall(session: StoredSession): Promise<void> {
    await this.write(session, (commands) => commands.hincrby(accountKeyOf(session), "calls", -1));
  }

  /** Binds the session to its account, once: the first account stays. */
  async bindAccount(session: StoredSession, accountId: string): Promise<void> {
    await this.write(session, (commands) => commands.hsetnx(accountKeyOf(session), "acct", accountId));
  }

  /** Writes beside a session's record, in one transaction with the end that both have: no fragment outlives it. */
  private write(
    session: StoredSession,
    command: (commands: ChainableCommander) => ChainableCommander,
  ): Promise<unknown[]> {
    const commands = command(this.redis.multi());
    return this.run(commands.pexpireat(accountKeyOf(session), session.expiresAt.getTime()));
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

function accountKeyOf({ recordKey }: StoredSession): string {
  return `${recordKey}:account`;
}
