// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** Difference between the assets sent and received in kind. Null if there is none. */
public final class AssetMismatch extends ApiObject {
  /** Creates an object from JSON. */
  public AssetMismatch(JsonNode json) {
    super(json);
  }

  /** Securities whose received quantity differs from the quantity sent. */
  public List<AssetDifference> differences() {
    return required("differences", list(AssetDifference::new));
  }

  /** Whether the difference still blocks completion. */
  public AssetMismatchStatus status() {
    return required("status", enumeration(AssetMismatchStatus::of));
  }

  /** Reason the difference was accepted. */
  public Optional<String> resolution() {
    return optional("resolution", ApiObject::text);
  }
}
