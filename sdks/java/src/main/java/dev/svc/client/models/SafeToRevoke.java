// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
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
  public SafeToRevokeReason why() {
    return required("why", enumeration(SafeToRevokeReason::of));
  }

  /** When the key was last used; null if never. */
  public Optional<Instant> lastUsedAt() {
    return optional("lastUsedAt", ApiObject::instant);
  }

  /** When the new key was first used; null if never or unknown. */
  public Optional<Instant> successorFirstUsedAt() {
    return optional("successorFirstUsedAt", ApiObject::instant);
  }
}
