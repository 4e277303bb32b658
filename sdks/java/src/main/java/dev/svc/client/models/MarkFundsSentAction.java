// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Record money sent, once for each payment, including residuals. Allowed in {@code processing}, {@code
 * funds_sent}, {@code funds_received}. Also requires the scope {@code rollovers:operate}.
 */
public final class MarkFundsSentAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public MarkFundsSentAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code mark_funds_sent}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code mark_funds_sent}. */
  public ResidualTransferInput params() {
    return required("params", ResidualTransferInput::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link MarkFundsSentAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "mark_funds_sent");
    }

    /** The parameters of {@code mark_funds_sent}. Required. */
    public Builder params(ResidualTransferInput value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public MarkFundsSentAction build() {
      return new MarkFundsSentAction(members());
    }
  }
<<<<<<< HEAD
=======

  /** The parameters of {@code mark_funds_sent}. */
  public static final class Params extends ApiObject {
    /** Creates an object from JSON. */
    public Params(JsonNode json) {
      super(json);
    }

    /** How the money is delivered, such as {@code wire} or {@code check}. */
    public Method method() {
      return required("method", enumeration(Method::of));
    }

    /** Amount sent, net of withholding. More than zero, unless assets were sent in kind. */
    public BigDecimal amount() {
      return required("amount", ApiObject::decimal);
    }

    /**
     * Assets sent in kind, with their {@code fairMarketValue}: by ACATS or internally from one IRA to another, or from a
     * plan.
     */
    public Optional<List<Asset>> assets() {
      return optional("assets", list(Asset::new));
    }

    /** Recipient of the money. */
    public SentTo sentTo() {
      return required("sentTo", enumeration(SentTo::of));
    }

    /** Amount withheld for federal tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
    public Optional<BigDecimal> withheldFederal() {
      return optional("withheldFederal", ApiObject::decimal);
    }

    /** Amount withheld for state tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
    public Optional<BigDecimal> withheldState() {
      return optional("withheldState", ApiObject::decimal);
    }

    /** State of the state tax withheld, as a postal code: box 15 of Form 1099-R. */
    public Optional<String> stateCode() {
      return optional("stateCode", ApiObject::text);
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

    /** The date the money left, {@code YYYY-MM-DD}. */
    public Optional<LocalDate> sentOn() {
      return optional("sentOn", ApiObject::date);
    }

    /**
     * For money paid to the participant: date they received it, which starts the 60 days. Default: {@code sentOn}, or
     * today.
     */
    public Optional<LocalDate> receivedOn() {
      return optional("receivedOn", ApiObject::date);
    }

    /**
     * Payee of money sent to the participant. {@code destination}: a check payable to the destination, which is a direct
     * rollover to which the 60 days do not apply (Reg. §1.401(a)(31)-1, Q&amp;A-4). {@code participant}: money reported
     * as paid to the participant. If omitted, the 60 days are tracked.
     */
    public Optional<PayableTo> payableTo() {
      return optional("payableTo", enumeration(PayableTo::of));
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
     * ID of one of the rollover's {@code transfers}. For a payment that replaces a lost, stale or returned one. It keeps
     * the withholding, the tax year and the 60 days of the first payment (Rev. Rul. 2025-15).
     */
    public Optional<String> reissueOf() {
      return optional("reissueOf", ApiObject::text);
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

      /** How the money is delivered, such as {@code wire} or {@code check}. Required. */
      public Builder method(Method value) {
        return set("method", value);
      }

      /** Amount sent, net of withholding. More than zero, unless assets were sent in kind. Required. */
      public Builder amount(BigDecimal value) {
        return set("amount", money(value));
      }

      /**
       * Assets sent in kind, with their {@code fairMarketValue}: by ACATS or internally from one IRA to another, or from
       * a plan.
       */
      public Builder assets(List<Asset> value) {
        return set("assets", value);
      }

      /** Recipient of the money. Required. */
      public Builder sentTo(SentTo value) {
        return set("sentTo", value);
      }

      /** Amount withheld for federal tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
      public Builder withheldFederal(BigDecimal value) {
        return set("withheldFederal", money(value));
      }

      /** Amount withheld for state tax. Must be zero for direct rollovers and trustee-to-trustee transfers. */
      public Builder withheldState(BigDecimal value) {
        return set("withheldState", money(value));
      }

      /** State of the state tax withheld, as a postal code: box 15 of Form 1099-R. */
      public Builder stateCode(String value) {
        return set("stateCode", value);
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

      /** The date the money left, {@code YYYY-MM-DD}. */
      public Builder sentOn(LocalDate value) {
        return set("sentOn", value);
      }

      /**
       * For money paid to the participant: date they received it, which starts the 60 days. Default: {@code sentOn}, or
       * today.
       */
      public Builder receivedOn(LocalDate value) {
        return set("receivedOn", value);
      }

      /**
       * Payee of money sent to the participant. {@code destination}: a check payable to the destination, which is a
       * direct rollover to which the 60 days do not apply (Reg. §1.401(a)(31)-1, Q&amp;A-4). {@code participant}: money
       * reported as paid to the participant. If omitted, the 60 days are tracked.
       */
      public Builder payableTo(PayableTo value) {
        return set("payableTo", value);
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
       * ID of one of the rollover's {@code transfers}. For a payment that replaces a lost, stale or returned one. It
       * keeps the withholding, the tax year and the 60 days of the first payment (Rev. Rul. 2025-15).
       */
      public Builder reissueOf(String value) {
        return set("reissueOf", value);
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

    /** How the money is delivered, such as {@code wire} or {@code check}. */
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

    /** A quantity of a security, identified by CUSIP, symbol or both. */
    public static final class Asset extends ApiObject {
      /** Creates an object from JSON. */
      public Asset(JsonNode json) {
        super(json);
      }

      /** CUSIP: nine capital letters and digits, the last of which is the check digit. */
      public Optional<String> cusip() {
        return optional("cusip", ApiObject::text);
      }

      /** Ticker symbol, such as {@code VTI} or {@code BRK.B}. */
      public Optional<String> symbol() {
        return optional("symbol", ApiObject::text);
      }

      /** Quantity in shares, units or face value: a decimal string with up to six decimal places. */
      public BigDecimal quantity() {
        return required("quantity", ApiObject::decimal);
      }

      /** Value of the whole quantity on the day of the payment or receipt, in dollars. Part of box 1 of Form 1099-R. */
      public Optional<BigDecimal> fairMarketValue() {
        return optional("fairMarketValue", ApiObject::decimal);
      }

      /**
       * Cost of the employer's stock to the plan, in dollars. Only for a lump-sum distribution: the value above it is box
       * 6 of Form 1099-R.
       */
      public Optional<BigDecimal> employerStockCost() {
        return optional("employerStockCost", ApiObject::decimal);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link Asset}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** CUSIP: nine capital letters and digits, the last of which is the check digit. */
        public Builder cusip(String value) {
          return set("cusip", value);
        }

        /** Ticker symbol, such as {@code VTI} or {@code BRK.B}. */
        public Builder symbol(String value) {
          return set("symbol", value);
        }

        /** Quantity in shares, units or face value: a decimal string with up to six decimal places. Required. */
        public Builder quantity(BigDecimal value) {
          return set("quantity", value);
        }

        /** Value of the whole quantity on the day of the payment or receipt, in dollars. Part of box 1 of Form 1099-R. */
        public Builder fairMarketValue(BigDecimal value) {
          return set("fairMarketValue", money(value));
        }

        /**
         * Cost of the employer's stock to the plan, in dollars. Only for a lump-sum distribution: the value above it is
         * box 6 of Form 1099-R.
         */
        public Builder employerStockCost(BigDecimal value) {
          return set("employerStockCost", money(value));
        }

        /** Returns the object. */
        public Asset build() {
          return new Asset(members());
        }
      }
    }

    /** Recipient of the money. */
    public static final class SentTo extends ApiEnum {
      /** The destination custodian. */
      public static final SentTo DESTINATION = of("destination");

      /** The participant. */
      public static final SentTo PARTICIPANT = of("participant");

      private SentTo(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static SentTo of(String value) {
        return intern(SentTo.class, value, SentTo::new);
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

    /**
     * Payee of money sent to the participant. {@code destination}: a check payable to the destination, which is a direct
     * rollover to which the 60 days do not apply (Reg. §1.401(a)(31)-1, Q&amp;A-4). {@code participant}: money reported as
     * paid to the participant. If omitted, the 60 days are tracked.
     */
    public static final class PayableTo extends ApiEnum {
      /** The destination custodian. */
      public static final PayableTo DESTINATION = of("destination");

      /** The participant. */
      public static final PayableTo PARTICIPANT = of("participant");

      private PayableTo(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static PayableTo of(String value) {
        return intern(PayableTo.class, value, PayableTo::new);
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
