// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Details of a return or reversal of the money. */
public final class IncomingFundsOutcome extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsOutcome(JsonNode json) {
    super(json);
  }

  /** Reason for the return or reversal. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** Date of the return or reversal. */
  public String on() {
    return required("on", ApiObject::text);
  }

  /** Method of the return. */
  public Optional<String> method() {
    return optional("method", ApiObject::text);
  }

  /** Tracking number of the return. */
  public Optional<String> trackingNumber() {
    return optional("trackingNumber", ApiObject::text);
  }

  /** Return code of the bank, such as {@code R01}. */
  public Optional<String> code() {
    return optional("code", ApiObject::text);
  }
}
