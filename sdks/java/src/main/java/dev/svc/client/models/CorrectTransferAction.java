// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Correct a transfer. The original is voided, and a corrected copy replaces it. Allowed in {@code processing},
 * {@code funds_sent}, {@code funds_received}, {@code completed}, {@code failed}. Also requires the scope {@code
 * rollovers:operate}.
 */
public final class CorrectTransferAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public CorrectTransferAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code correct_transfer}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code correct_transfer}. */
  public CorrectTransferActionParams params() {
    return required("params", CorrectTransferActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link CorrectTransferAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "correct_transfer");
    }

    /** The parameters of {@code correct_transfer}. Required. */
    public Builder params(CorrectTransferActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public CorrectTransferAction build() {
      return new CorrectTransferAction(members());
    }
  }
<<<<<<< HEAD
=======

  /** The parameters of {@code correct_transfer}. */
  public static final class Params extends ApiObject {
    /** Creates an object from JSON. */
    public Params(JsonNode json) {
      super(json);
    }

    /** ID of one of the rollover's {@code transfers}. */
    public String transferId() {
      return required("transferId", ApiObject::text);
    }

    /** Reason, up to 500 characters. Do not include personal data. */
    public String reason() {
      return required("reason", ApiObject::text);
    }

    /** Correct amount sent, net of withholding. */
    public Optional<BigDecimal> amount() {
      return optional("amount", ApiObject::decimal);
    }

    /** Correct amount withheld for federal tax. */
    public Optional<BigDecimal> withheldFederal() {
      return optional("withheldFederal", ApiObject::decimal);
    }

    /** Correct amount withheld for state tax. */
    public Optional<BigDecimal> withheldState() {
      return optional("withheldState", ApiObject::decimal);
    }

    /** Correct delivery method. */
    public Optional<Method> method() {
      return optional("method", enumeration(Method::of));
    }

    /** The date the money left, {@code YYYY-MM-DD}. */
    public Optional<LocalDate> sentOn() {
      return optional("sentOn", ApiObject::date);
    }

    /** The date the participant received it, {@code YYYY-MM-DD}. */
    public Optional<LocalDate> receivedOn() {
      return optional("receivedOn", ApiObject::date);
    }

    /** Carrier of a mailed check. */
    public Optional<Carrier> carrier() {
      return optional("carrier", enumeration(Carrier::of));
    }

    /** Tracking number of the carrier or bank. With a {@code carrier}, its format and check digit are checked. */
    public Optional<String> trackingNumber() {
      return optional("trackingNumber", ApiObject::text);
    }

    /**
     * Date a check mailed to the destination is expected to arrive, {@code YYYY-MM-DD}, up to 90 days from today. The
     * rollover is overdue after it. Default: based on the organization's {@code waits}.
     */
    public Optional<LocalDate> expectedOn() {
      return optional("expectedOn", ApiObject::date);
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
     * Split among the rollover's {@code moneySources}, before withholding. Default: the planned split. Required if the
     * plan does not determine one.
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

      /** ID of one of the rollover's {@code transfers}. Required. */
      public Builder transferId(String value) {
        return set("transferId", value);
      }

      /** Reason, up to 500 characters. Do not include personal data. Required. */
      public Builder reason(String value) {
        return set("reason", value);
      }

      /** Correct amount sent, net of withholding. */
      public Builder amount(BigDecimal value) {
        return set("amount", money(value));
      }

      /** Correct amount withheld for federal tax. */
      public Builder withheldFederal(BigDecimal value) {
        return set("withheldFederal", money(value));
      }

      /** Correct amount withheld for state tax. */
      public Builder withheldState(BigDecimal value) {
        return set("withheldState", money(value));
      }

      /** Correct delivery method. */
      public Builder method(Method value) {
        return set("method", value);
      }

      /** The date the money left, {@code YYYY-MM-DD}. */
      public Builder sentOn(LocalDate value) {
        return set("sentOn", value);
      }

      /** The date the participant received it, {@code YYYY-MM-DD}. */
      public Builder receivedOn(LocalDate value) {
        return set("receivedOn", value);
      }

      /** Carrier of a mailed check. */
      public Builder carrier(Carrier value) {
        return set("carrier", value);
      }

      /** Tracking number of the carrier or bank. With a {@code carrier}, its format and check digit are checked. */
      public Builder trackingNumber(String value) {
        return set("trackingNumber", value);
      }

      /**
       * Date a check mailed to the destination is expected to arrive, {@code YYYY-MM-DD}, up to 90 days from today. The
       * rollover is overdue after it. Default: based on the organization's {@code waits}.
       */
      public Builder expectedOn(LocalDate value) {
        return set("expectedOn", value);
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
       * Split among the rollover's {@code moneySources}, before withholding. Default: the planned split. Required if the
       * plan does not determine one.
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

    /** Correct delivery method. */
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

    /** Carrier of a mailed check. */
    public static final class Carrier extends ApiEnum {
      /** United States Postal Service. */
      public static final Carrier USPS = of("usps");

      /** UPS. */
      public static final Carrier UPS = of("ups");

      /** FedEx. */
      public static final Carrier FEDEX = of("fedex");

      /** DHL. */
      public static final Carrier DHL = of("dhl");

      /** A courier. */
      public static final Carrier COURIER = of("courier");

      /** Another carrier. */
      public static final Carrier OTHER = of("other");

      private Carrier(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Carrier of(String value) {
        return intern(Carrier.class, value, Carrier::new);
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
>>>>>>> f75a3f1fd792597a4cb54115ffee10f8840eb2d0
}
