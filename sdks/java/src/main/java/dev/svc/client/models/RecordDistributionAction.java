// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * Record that the participant received the money. The 60 days begin. Allowed in {@code approved}, {@code
 * processing}. Only for rollovers of type indirect_60_day.
 */
public final class RecordDistributionAction extends ApiObject implements RolloversActBody {
  /** Creates an object from JSON. */
  public RecordDistributionAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code record_distribution}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code record_distribution}. */
  public Params params() {
    return required("params", Params::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RecordDistributionAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "record_distribution");
    }

    /** The parameters of {@code record_distribution}. Required. */
    public Builder params(Params value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public RecordDistributionAction build() {
      return new RecordDistributionAction(members());
    }
  }

  /** The parameters of {@code record_distribution}. */
  public static final class Params extends ApiObject {
    /** Creates an object from JSON. */
    public Params(JsonNode json) {
      super(json);
    }

    /** The date the participant received the money, {@code YYYY-MM-DD}. */
    public LocalDate receivedOn() {
      return required("receivedOn", ApiObject::date);
    }

    /** Amount distributed, before withholding. */
    public BigDecimal grossAmount() {
      return required("grossAmount", ApiObject::decimal);
    }

    /** Amount withheld for federal tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
    public BigDecimal withheldFederal() {
      return required("withheldFederal", ApiObject::decimal);
    }

    /** Amount withheld for state tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
    public BigDecimal withheldState() {
      return required("withheldState", ApiObject::decimal);
    }

    /** State of the state tax withheld, as a postal code: box 15 of Form 1099-R. */
    public Optional<String> stateCode() {
      return optional("stateCode", ApiObject::text);
    }

    /** Delivery method. Default: {@code check}. */
    public Optional<Method> method() {
      return optional("method", enumeration(Method::of));
    }

    /** The date the money left, {@code YYYY-MM-DD}. */
    public Optional<LocalDate> sentOn() {
      return optional("sentOn", ApiObject::date);
    }

    /** Number printed on the check. */
    public Optional<String> checkNumber() {
      return optional("checkNumber", ApiObject::text);
    }

    /** Payee, such as {@code Fidelity FBO Grace Hopper}. */
    public Optional<String> payee() {
      return optional("payee", ApiObject::text);
    }

    /**
     * Split among the rollover's {@code moneySources}, before withholding. Default: the planned split. Required if
     * the plan does not determine one.
     */
    public Optional<List<Source>> sources() {
      return optional("sources", list(Source::new));
    }

    /**
     * Confirms that dates before the creation of the rollover are correct, because the money moved before it was
     * recorded here.
     */
    public Optional<Boolean> datesAttested() {
      return optional("datesAttested", ApiObject::bool);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Params}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** The date the participant received the money, {@code YYYY-MM-DD}. Required. */
      public Builder receivedOn(LocalDate value) {
        return set("receivedOn", value);
      }

      /** Amount distributed, before withholding. Required. */
      public Builder grossAmount(BigDecimal value) {
        return set("grossAmount", money(value));
      }

      /**
       * Amount withheld for federal tax. Must be zero for direct rollovers and trustee-to-trustee transfers.
       * Required.
       */
      public Builder withheldFederal(BigDecimal value) {
        return set("withheldFederal", money(value));
      }

      /**
       * Amount withheld for state tax. Must be zero for direct rollovers and trustee-to-trustee transfers.
       * Required.
       */
      public Builder withheldState(BigDecimal value) {
        return set("withheldState", money(value));
      }

      /** State of the state tax withheld, as a postal code: box 15 of Form 1099-R. */
      public Builder stateCode(String value) {
        return set("stateCode", value);
      }

      /** Delivery method. Default: {@code check}. */
      public Builder method(Method value) {
        return set("method", value);
      }

      /** The date the money left, {@code YYYY-MM-DD}. */
      public Builder sentOn(LocalDate value) {
        return set("sentOn", value);
      }

      /** Number printed on the check. */
      public Builder checkNumber(String value) {
        return set("checkNumber", value);
      }

      /** Payee, such as {@code Fidelity FBO Grace Hopper}. */
      public Builder payee(String value) {
        return set("payee", value);
      }

      /**
       * Split among the rollover's {@code moneySources}, before withholding. Default: the planned split. Required
       * if the plan does not determine one.
       */
      public Builder sources(List<Source> value) {
        return set("sources", value);
      }

      /**
       * Confirms that dates before the creation of the rollover are correct, because the money moved before it was
       * recorded here.
       */
      public Builder datesAttested(boolean value) {
        return set("datesAttested", value);
      }

      /** Returns the object. */
      public Params build() {
        return new Params(members());
      }
    }

    /** Delivery method. Default: {@code check}. */
    public static final class Method extends ApiEnum {
      /** By check. */
      public static final Method CHECK = of("check");

      /** By wire. */
      public static final Method WIRE = of("wire");

      /** Through the Automated Clearing House. */
      public static final Method ACH = of("ach");

      /** Through the Automated Customer Account Transfer Service. */
      public static final Method ACATS = of("acats");

      /** Within one custodian. */
      public static final Method INTERNAL = of("internal");

      private Method(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Method of(String value) {
        return intern(Method.class, value, Method::new);
      }
    }

    /** Part of a payment from one kind of money. */
    public static final class Source extends ApiObject {
      /** Creates an object from JSON. */
      public Source(JsonNode json) {
        super(json);
      }

      /** Kind of money. */
      public Kind kind() {
        return required("kind", enumeration(Kind::of));
      }

      /** Part of the payment from this kind of money, before withholding. */
      public BigDecimal amount() {
        return required("amount", ApiObject::decimal);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link Source}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** Kind of money. Required. */
        public Builder kind(Kind value) {
          return set("kind", value);
        }

        /** Part of the payment from this kind of money, before withholding. Required. */
        public Builder amount(BigDecimal value) {
          return set("amount", money(value));
        }

        /** Returns the object. */
        public Source build() {
          return new Source(members());
        }
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
  }
}
