// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** A return that took money back. */
public final class IncomingFundsReturn extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsReturn(JsonNode json) {
    super(json);
  }

  /** Line in the file. */
  public long line() {
    return required("line", ApiObject::integer);
  }

  /** The amount that the bank took back. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** The day of the return. */
  public String receivedOn() {
    return required("receivedOn", ApiObject::text);
  }

  /** Return code of the bank, such as {@code R01}. */
  public Optional<String> returnCode() {
    return optional("returnCode", ApiObject::text);
  }

  /** Meaning of the return code. */
  public Optional<String> returnReason() {
    return optional("returnReason", ApiObject::text);
  }

  /** Trace number of the returned payment. */
  public Optional<String> originalTraceNumber() {
    return optional("originalTraceNumber", ApiObject::text);
  }

  /** Number of a bounced check. */
  public Optional<String> checkNumber() {
    return optional("checkNumber", ApiObject::text);
  }

  /** The earlier arrival with this trace number or check number, and this amount. Null if there is none. */
  public Optional<String> incomingFundsId() {
    return optional("incomingFundsId", ApiObject::text);
  }

  /** Where that money is now. */
  public Optional<Status> status() {
    return optional("status", enumeration(Status::of));
  }

  /** How the earlier arrivals were found, or why a person must decide. Null in older files. */
  public Optional<Match> match() {
    return optional("match", enumeration(Match::of));
  }

  /**
   * The money that the return takes back, with parts that were divided since: reverse it with {@code POST
   * /v1/bank-files/{id}/reverse-return}. If a person must decide, the arrivals with the number.
   */
  public List<IncomingFundsReturnPart> parts() {
    return required("parts", list(IncomingFundsReturnPart::new));
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

  /** How the earlier arrivals were found. New values may be added. */
  public static final class Match extends ApiEnum {
    /** One arrival has the number and the amount. */
    public static final Match ARRIVAL = of("arrival");

    /** An arrival with the number and the amount was divided. The return takes back all of its parts. */
    public static final Match DIVIDED = of("divided");

    /** Arrivals of one day with the number add up to the amount, such as the lines of one check. */
    public static final Match LINES = of("lines");

    /** No remaining arrival with the number has the amount. A person decides. */
    public static final Match AMOUNT_DIFFERS = of("amount_differs");

    /**
     * The arrival with the number and the amount, or a part of it, was already returned or reversed. A person
     * decides.
     */
    public static final Match ALREADY_BACK = of("already_back");

    /** No arrival has the number. */
    public static final Match UNKNOWN_NUMBER = of("unknown_number");

    /** The return has no trace number and no check number. */
    public static final Match NO_NUMBER = of("no_number");

    private Match(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Match of(String value) {
      return intern(Match.class, value, Match::new);
    }
  }
}
