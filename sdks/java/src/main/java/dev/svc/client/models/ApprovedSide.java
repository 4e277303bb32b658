// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** One side of a rollover that needs an approval. */
public final class ApprovedSide extends ApiObject {
  /** Creates an object from JSON. */
  public ApprovedSide(JsonNode json) {
    super(json);
  }

  /** TypeID of the custodian: {@code cus_} followed by 26 characters. */
  public String custodianId() {
    return required("custodianId", ApiObject::text);
  }

  /** Name of the custodian, as in the directory. */
  public Optional<String> custodianName() {
    return optional("custodianName", ApiObject::text);
  }

  /** Tax type of the account, such as {@code traditional_ira}. */
  public String accountType() {
    return required("accountType", ApiObject::text);
  }

  /** The last digits of the account number. */
  public String accountNumberMask() {
    return required("accountNumberMask", ApiObject::text);
  }
}
