// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** Suggested rollovers for incoming funds. */
public final class IncomingFundsSuggestions extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsSuggestions(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code incoming_funds_suggestions}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** TypeID of the incoming funds: {@code inf_} followed by 26 characters. */
  public String incomingFundsId() {
    return required("incomingFundsId", ApiObject::text);
  }

  /** Up to ten suggestions, best first. */
  public List<IncomingFundsSuggestion> suggestions() {
    return required("suggestions", list(IncomingFundsSuggestion::new));
  }
}
