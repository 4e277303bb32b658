// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** One kind of money in a rollover. */
public final class MoneySource extends ApiObject {
  /** Creates an object from JSON. */
  public MoneySource(JsonNode json) {
    super(json);
  }

  /** Kind of money. */
  public MoneySourceKind kind() {
    return required("kind", enumeration(MoneySourceKind::of));
  }

  /** Amount that was requested. */
  public Optional<BigDecimal> amount() {
    return optional("amount", ApiObject::decimal);
  }

  /**
   * Requested percentage of the total rolled over. If both {@code amount} and {@code percent} are null, all
   * money of this kind is requested.
   */
  public Optional<String> percent() {
    return optional("percent", ApiObject::text);
  }

  /** For Roth money: tax year of the first contribution, if known. */
  public Optional<Long> firstContributionYear() {
    return optional("firstContributionYear", ApiObject::integer);
  }

  /** For after-tax money: contributions made after tax. For Roth money: Roth contributions, if known. */
  public Optional<BigDecimal> basis() {
    return optional("basis", ApiObject::decimal);
  }

  /** Earnings on the contributions in {@code basis}. Earnings of after-tax money are pre-tax money. */
  public Optional<BigDecimal> earnings() {
    return optional("earnings", ApiObject::decimal);
  }

  /** For Roth money: part allocable to recent in-plan Roth rollovers, if known. */
  public Optional<BigDecimal> inPlanRollover() {
    return optional("inPlanRollover", ApiObject::decimal);
  }

  /** Planned amount. Null if it is unknown until money leaves. */
  public Optional<BigDecimal> planned() {
    return optional("planned", ApiObject::decimal);
  }

  /** Amount sent in valid transfers, before withholding. */
  public BigDecimal sent() {
    return required("sent", ApiObject::decimal);
  }
}
