// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** How the money went back, once it was returned or reversed. */
public final class IncomingFundsOutcome extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsOutcome(JsonNode json) {
    super(json);
  }

  /** Why it went back. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** The day it went back. */
  public String on() {
    return required("on", ApiObject::text);
  }

  /** How it was returned. */
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
