// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Business days from the request until the money is sent. */
public final class ProcessingDays extends ApiObject {
  /** Creates an object from JSON. */
  public ProcessingDays(JsonNode json) {
    super(json);
  }

  /** Fewest days that processing usually takes. */
  public double min() {
    return required("min", ApiObject::number);
  }

  /** Most days that processing usually takes. */
  public double max() {
    return required("max", ApiObject::number);
  }
}
