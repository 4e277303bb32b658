// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** Details of the event. The fields depend on the event type, here {@code distribution.submitted}. */
public final class DistributionSubmittedEventData extends ApiObject {
  /** Creates an object from JSON. */
  public DistributionSubmittedEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the distribution. */
  public String distributionId() {
    return required("distributionId", ApiObject::text);
  }

  /** TypeID of the account: {@code acct_} followed by 26 characters. */
  public String accountId() {
    return required("accountId", ApiObject::text);
  }

  /** Your ID for the distribution. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** What happened to the distribution. */
  public DistributionState state() {
    return required("state", enumeration(DistributionState::of));
  }

  /** Its rollovers, in the order of its destinations. */
  public List<String> rolloverIds() {
    return required("rolloverIds", list(ApiObject::text));
  }
}
