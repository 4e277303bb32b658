// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;

/** Details of the event: {@code rejection}. */
public final class RolloverCustodianRejectedEventDataRejection extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverCustodianRejectedEventDataRejection(JsonNode json) {
    super(json);
  }

  /** Machine-readable reason. New values may be added. */
  public String code() {
    return required("code", ApiObject::text);
  }

  /** Who rejected the rollover. */
  public By by() {
    return required("by", enumeration(By::of));
  }

  /** Who rejected the rollover. */
  public static final class By extends ApiEnum {
    /** Your operations. */
    public static final By OPERATIONS = of("operations");

    /** The source custodian. */
    public static final By SOURCE_CUSTODIAN = of("source_custodian");

    private By(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static By of(String value) {
      return intern(By.class, value, By::new);
    }
  }
}
