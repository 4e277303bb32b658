// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** The limits and codes of a tax year. Not tax advice. */
public final class TaxRules extends ApiObject {
  /** Creates an object from JSON. */
  public TaxRules(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code tax_rules}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The requested tax year. */
  public long year() {
    return required("year", ApiObject::integer);
  }

  /**
   * The year of these rules. It differs from {@code year} if the rules of that year are not known yet; the
   * service then uses these.
   */
  public long rulesYear() {
    return required("rulesYear", ApiObject::integer);
  }

  /** Set if {@code rulesYear} differs from {@code year}. Null otherwise. */
  public Optional<Warning> warning() {
    return optional("warning", Warning::new);
  }

  /** Largest balance that a plan can pay out without the participant's consent. */
  public CashOutLimit cashOutLimit() {
    return required("cashOutLimit", CashOutLimit::new);
  }

  /** Distributions of the year that can be repaid. */
  public List<Repayment> repayments() {
    return required("repayments", list(Repayment::new));
  }

  /** True if designated Roth accounts have required minimum distributions during the owner's lifetime. */
  public boolean hasDesignatedRothRmd() {
    return required("hasDesignatedRothRmd", ApiObject::bool);
  }

  /** True if {@code isSimplePlanReplaced} lifts the two-year rule of SIMPLE IRAs. */
  public boolean hasSimpleReplacement() {
    return required("hasSimpleReplacement", ApiObject::bool);
  }

  /** Codes of box 7 of Form 1099-R, including codes that rollovers never have. */
  public List<String> distributionCodes() {
    return required("distributionCodes", list(ApiObject::text));
  }

  /** Sources of the year's rules. */
  public List<String> sources() {
    return required("sources", list(ApiObject::text));
  }

  /** A tax year whose limits and codes are not known yet. */
  public static final class Warning extends ApiObject {
    /** Creates an object from JSON. */
    public Warning(JsonNode json) {
      super(json);
    }

    /** Machine-readable code. New values may be added. */
    public Code code() {
      return required("code", enumeration(Code::of));
    }

    /** The tax year without rules. */
    public long year() {
      return required("year", ApiObject::integer);
    }

    /** The year whose rules are used instead. */
    public long rulesYear() {
      return required("rulesYear", ApiObject::integer);
    }

    /** The last year with rules. */
    public long lastKnownYear() {
      return required("lastKnownYear", ApiObject::integer);
    }

    /** Human-readable explanation. */
    public String detail() {
      return required("detail", ApiObject::text);
    }

    /** Machine-readable code. New values may be added. */
    public static final class Code extends ApiEnum {
      /** This release has no tax rules for the year. */
      public static final Code TAX_YEAR_UNKNOWN = of("tax_year_unknown");

      private Code(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Code of(String value) {
        return intern(Code.class, value, Code::new);
      }
    }
  }

  /** Largest balance that a plan can pay out without the participant's consent. */
  public static final class CashOutLimit extends ApiObject {
    /** Creates an object from JSON. */
    public CashOutLimit(JsonNode json) {
      super(json);
    }

    /** The limit in dollars. */
    public BigDecimal amount() {
      return required("amount", ApiObject::decimal);
    }

    /** True if the limit changes with the cost of living. */
    public boolean isIndexed() {
      return required("isIndexed", ApiObject::bool);
    }

    /** Statute or notice that states the limit. */
    public String source() {
      return required("source", ApiObject::text);
    }
  }

  /** A kind of distribution that can be repaid. */
  public static final class Repayment extends ApiObject {
    /** Creates an object from JSON. */
    public Repayment(JsonNode json) {
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
}
