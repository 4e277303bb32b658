// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.List;

/** A rollover that is part of a distribution. */
public final class DistributionDestination extends ApiObject {
  /** Creates an object from JSON. */
  public DistributionDestination(JsonNode json) {
    super(json);
  }

  /** The rollover to this destination. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** Returns {@code type}. */
  public RolloverType type() {
    return required("type", enumeration(RolloverType::of));
  }

  /** How the money is delivered, such as {@code wire} or {@code check}. */
  public DeliveryMethod deliveryMethod() {
    return required("deliveryMethod", enumeration(DeliveryMethod::of));
  }

  /** The account that receives this part of the money. */
  public RolloverSide destination() {
    return required("destination", RolloverSide::new);
  }

  /** Amount for this destination. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Money sources for this destination, as the participant chose or as IRS Notice 2014-54 allocates them. */
  public List<SourceAmount> moneySources() {
    return required("moneySources", list(SourceAmount::new));
  }

  /** State of the rollover. */
  public RolloverState state() {
    return required("state", enumeration(RolloverState::of));
  }
}
