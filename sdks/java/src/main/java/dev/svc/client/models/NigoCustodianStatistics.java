// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Outcomes by source custodian, and items by the custodian they are attributed to. */
public final class NigoCustodianStatistics extends ApiObject {
  /** Creates an object from JSON. */
  public NigoCustodianStatistics(JsonNode json) {
    super(json);
  }

  /** TypeID of the custodian: {@code cus_} followed by 26 characters. */
  public String custodianId() {
    return required("custodianId", ApiObject::text);
  }

  /** Submitted rollovers that were completed, rejected or failed in the period. */
  public long ended() {
    return required("ended", ApiObject::integer);
  }

  /** Rollovers completed in the period. */
  public long completed() {
    return required("completed", ApiObject::integer);
  }

  /** Rollovers completed in the period that never had a NIGO item, except withdrawn ones. */
  public long firstTimeRight() {
    return required("firstTimeRight", ApiObject::integer);
  }

  /**
   * Share of the ended rollovers that are first-time-right, in percent with one decimal, such as {@code 93.4}.
   * Null if none ended.
   */
  public Optional<String> firstTimeRightPercent() {
    return optional("firstTimeRightPercent", ApiObject::text);
  }

  /** NIGO items reported in the period, except withdrawn ones. */
  public long items() {
    return required("items", ApiObject::integer);
  }
}
