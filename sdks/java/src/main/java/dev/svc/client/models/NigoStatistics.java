// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Share of rollovers that were first-time-right, and numbers of NIGO items. */
public final class NigoStatistics extends ApiObject {
  /** Creates an object from JSON. */
  public NigoStatistics(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code nigo_statistics}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** First day of the period. */
  public LocalDate from() {
    return required("from", ApiObject::date);
  }

  /** Last day of the period, inclusive. */
  public LocalDate to() {
    return required("to", ApiObject::date);
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

  /** Items by code, most frequent first. */
  public List<NigoCodeCount> codes() {
    return required("codes", list(NigoCodeCount::new));
  }

  /** Counts by custodian, most items first. */
  public List<NigoCustodianStatistics> custodians() {
    return required("custodians", list(NigoCustodianStatistics::new));
  }

  /** Items by source plan, most frequent first, up to 50 plans. Rollovers without a plan name are omitted. */
  public List<NigoPlanCount> plans() {
    return required("plans", list(NigoPlanCount::new));
  }
}
