// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.List;

/** The replaced custodian and its successor. */
public final class RolloverCustodianChangedEventDataCustodianChange extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverCustodianChangedEventDataCustodianChange(JsonNode json) {
    super(json);
  }

  /** The sides with the new custodian. */
  public List<Side> sides() {
    return required("sides", list(enumeration(Side::of)));
  }

  /** ID of the previous custodian. */
  public String from() {
    return required("from", ApiObject::text);
  }

  /** ID of its successor. */
  public String to() {
    return required("to", ApiObject::text);
  }

  /** A side of the rollover. */
  public static final class Side extends ApiEnum {
    /** The custodian that sends the money. */
    public static final Side SOURCE = of("source");

    /** The custodian that receives the money. */
    public static final Side DESTINATION = of("destination");

    private Side(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Side of(String value) {
      return intern(Side.class, value, Side::new);
    }
  }
}
