// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** Whether a rotated key is still needed, based on when it and the new key were used. */
public final class SafeToRevoke extends ApiObject {
  /** Creates an object from JSON. */
  public SafeToRevoke(JsonNode json) {
    super(json);
  }

  /** Whether the key seems to be no longer in use. */
  public boolean value() {
    return required("value", ApiObject::bool);
  }

  /** Why a rotated key can or cannot be revoked. New values may be added. */
  public Why why() {
    return required("why", enumeration(Why::of));
  }

  /** When the key was last used; null if never. */
  public Optional<Instant> lastUsedAt() {
    return optional("lastUsedAt", ApiObject::instant);
  }

  /** When the new key was first used; null if never or unknown. */
  public Optional<Instant> successorFirstUsedAt() {
    return optional("successorFirstUsedAt", ApiObject::instant);
  }

  /** Why a rotated key can or cannot be revoked. New values may be added. */
  public static final class Why extends ApiEnum {
    /** The new key has not been used yet. */
    public static final Why SUCCESSOR_UNUSED = of("successor_unused");

    /** The old key was used within the last hour. */
    public static final Why STILL_USED = of("still_used");

    /** The old key was used after the new key was first used, and within the last day. */
    public static final Why USED_SINCE_SUCCESSOR = of("used_since_successor");

    /** The new key is in use, and the old key is not. */
    public static final Why REPLACED = of("replaced");

    private Why(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Why of(String value) {
      return intern(Why.class, value, Why::new);
    }
  }
}
