// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** A kind of distribution that can be repaid. */
public final class RepaymentRule extends ApiObject {
  /** Creates an object from JSON. */
  public RepaymentRule(JsonNode json) {
    super(json);
  }

  /** Kind of a distribution that can be repaid within years. New values may be added. */
  public Kind kind() {
    return required("kind", enumeration(Kind::of));
  }

  /** Code in box 14b of Form 5498. */
  public String code() {
    return required("code", ApiObject::text);
  }

  /** Number of years to repay. */
  public long years() {
    return required("years", ApiObject::integer);
  }

  /** Largest part of a distribution of this year that can be repaid. Null if there is no limit. */
  public Optional<BigDecimal> limit() {
    return optional("limit", ApiObject::decimal);
  }

  /** What the limit applies to, such as {@code for each child}. Null if there is no limit. */
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

  /** Kind of a distribution that can be repaid within years. New values may be added. */
  public static final class Kind extends ApiEnum {
    /** Qualified birth or adoption: up to $5,000 for each child, within three years. */
    public static final Kind BIRTH_OR_ADOPTION = of("birth_or_adoption");

    /** Qualified disaster recovery: up to $22,000 for each disaster, within three years. */
    public static final Kind DISASTER = of("disaster");

    /** Qualified reservist: to an IRA, within two years after active duty. */
    public static final Kind RESERVIST = of("reservist");

    /** Emergency personal expense: up to $1,000 in a year, within three years. */
    public static final Kind EMERGENCY_EXPENSE = of("emergency_expense");

    /** Victim of domestic abuse: up to an indexed limit, within three years. */
    public static final Kind DOMESTIC_ABUSE = of("domestic_abuse");

    /** Terminally ill participant: within three years. */
    public static final Kind TERMINAL_ILLNESS = of("terminal_illness");

    private Kind(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Kind of(String value) {
      return intern(Kind.class, value, Kind::new);
    }
  }
}
