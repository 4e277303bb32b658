// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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
  public Kind kind() {
    return required("kind", enumeration(Kind::of));
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

  /** Kind of money. */
  public static final class Kind extends ApiEnum {
    /** Not yet taxed: pre-tax contributions, employer contributions and their earnings. */
    public static final Kind PRE_TAX = of("pre_tax");

    /** Taxed when it was contributed to a Roth account (IRC §402A, §408A). */
    public static final Kind ROTH = of("roth");

    /** Contributed to a plan after tax, but not as Roth money. Its earnings are not yet taxed. */
    public static final Kind AFTER_TAX = of("after_tax");

    /** Contributed by the employer as Roth money (SECURE 2.0 Act, section 604). */
    public static final Kind EMPLOYER_MATCH_ROTH = of("employer_match_roth");

    private Kind(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Kind of(String value) {
      return intern(Kind.class, value, Kind::new);
    }
  }
}
