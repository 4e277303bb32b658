// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** One side of the rollover, as the participant chose it. */
public final class ConsentSide extends ApiObject {
  /** Creates an object from JSON. */
  public ConsentSide(JsonNode json) {
    super(json);
  }

  /** The custodian ID; null if the directory did not list the custodian. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }

  /** The custodian's name, as it was shown; null if none was shown or the account is erased. */
  public Optional<String> custodianName() {
    return optional("custodianName", ApiObject::text);
  }

  /** Tax type of the account, such as {@code traditional_ira}. */
  public AccountType accountType() {
    return required("accountType", enumeration(AccountType::of));
  }
}
