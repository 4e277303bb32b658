// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.List;

/** Money that a return names. */
public final class IncomingFundsReturnPart extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsReturnPart(JsonNode json) {
    super(json);
  }

  /** ID of the earlier arrival. */
  public String incomingFundsId() {
    return required("incomingFundsId", ApiObject::text);
  }

  /** Amount of the earlier arrival. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Where the money is. */
  public Status status() {
    return required("status", enumeration(Status::of));
  }

  /** The rollovers that it is applied to. */
  public List<String> rolloverIds() {
    return required("rolloverIds", list(ApiObject::text));
  }

  /** Where the money is. */
  public static final class Status extends ApiEnum {
    /** It waits for a rollover. */
    public static final Status UNMATCHED = of("unmatched");

    /** It waits in suspense, with a deadline for its return. */
    public static final Status SUSPENSE = of("suspense");

    /** It is applied to rollovers. */
    public static final Status APPLIED = of("applied");

    /** It was returned to its sender. This is final. */
    public static final Status RETURNED = of("returned");

    /** The bank took it back. This is final. */
    public static final Status REVERSED = of("reversed");

    private Status(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Status of(String value) {
      return intern(Status.class, value, Status::new);
    }
  }
}
