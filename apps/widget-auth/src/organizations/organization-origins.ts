import { type Database, kysely, type Params, statement } from "@svc/database";
import type { Environment } from "@svc/keys";
import { LOCAL_ORIGINS } from "@svc/service-kit/http";
import { LRUCache } from "lru-cache";

const MAX_ORGANIZATIONS = 1_000;
const CACHE_MS = 1_000;

const findOrigins = statement("organization_origins", (param: Params<{ organizationId: string }>) =>
  kysely.selectFrom("organizations").select("allowedOrigins").where("id", "=", param.organizationId),
);

export class OrganizationOrigins {
  private readonly cache: LRUCache<string, readonly string[]>;

  constructor(db: Database, environment: Environment) {
    this.cache = new LRUCache<string, readonly string[]>({
      max: MAX_ORGANIZATIONS,
      ttl: CACHE_MS,
      fetchMethod: async (organizationId) => {
        const [organization] = await findOrigins(db.sql, { organizationId });
        const origins = organization?.allowedOrigins ?? [];
        // The live environment requires explicit origins.
        return origins.length === 0 && environment === "test" ? LOCAL_ORIGINS : origins;
      },
    });
  }

  async getOrigins(organizationId: string): Promise<readonly string[]> {
    return (await this.cache.fetch(organizationId)) ?? [];
  }
}
