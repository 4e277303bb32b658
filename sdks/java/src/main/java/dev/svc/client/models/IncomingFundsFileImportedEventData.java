// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Details of the event. The fields depend on the event type, here {@code incoming_funds.file_imported}. */
public final class IncomingFundsFileImportedEventData extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsFileImportedEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the imported file. */
  public String fileId() {
    return required("fileId", ApiObject::text);
  }

  /** Credits that were recorded. */
  public long arrivalCount() {
    return required("arrivalCount", ApiObject::integer);
  }

  /** Credits whose bank reference was already recorded. */
  public long suspectedDuplicateCount() {
    return required("suspectedDuplicateCount", ApiObject::integer);
  }

  /** Number of returns that took money back. */
  public long returnCount() {
    return required("returnCount", ApiObject::integer);
  }

  /** Sum of the credits. */
  public String credits() {
    return required("credits", ApiObject::text);
  }
}
