// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** A kind of distribution that can be repaid. */
public final class RepaymentRule extends ApiObject {
  /** Creates an object from JSON. */
  public RepaymentRule(JsonNode json) {
    super(json);
  }

  /** Kind of distribution that can be repaid within two or three years. New values may be added. */
  public RepaymentKind kind() {
    return required("kind", enumeration(RepaymentKind::of));
  }

  /** Code in box 14b of Form 5498. */
  public String code() {
    return required("code", ApiObject::text);
  }

  /** Number of years in which repayment is possible. */
  public long years() {
    return required("years", ApiObject::integer);
  }

  /** Largest part of a distribution of this year that can be repaid. Null if there is no limit. */
  public Optional<BigDecimal> limit() {
    return optional("limit", ApiObject::decimal);
  }

  /** Subject of the limit, such as {@code for each child}. Null if there is no limit. */
  public Optional<String> per() {
    return optional("per", ApiObject::text);
  }

  /** True if the limit changes with the cost of living. */
  public boolean isIndexed() {
    return required("isIndexed", ApiObject::bool);
  }

  /** Statutes and notices of the rule and its limit. */
  public String source() {
    return required("source", ApiObject::text);
  }
}
