// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** The rollover that the participant agreed to: the accounts the money moves from and to. */
public final class ConsentRollover extends ApiObject {
  /** Creates an object from JSON. */
  public ConsentRollover(JsonNode json) {
    super(json);
  }

  /** How the money was to move. */
  public RolloverType type() {
    return required("type", enumeration(RolloverType::of));
  }

  /** The account the money was to move from. */
  public ConsentSide source() {
    return required("source", ConsentSide::new);
  }

  /** The account the money was to move to. */
  public ConsentSide destination() {
    return required("destination", ConsentSide::new);
  }
}
