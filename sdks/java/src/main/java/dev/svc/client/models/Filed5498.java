// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Form 5498 as it was filed. */
public final class Filed5498 extends ApiObject implements ExportFiledFormsResponse {
  /** Creates an object from JSON. */
  public Filed5498(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code filed_tax_form}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The tax year. */
  public long year() {
    return required("year", ApiObject::integer);
  }

  /** The rollover's ID. For the cash part of a distribution, the ID of its first rollover. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** The distribution that the rollover belongs to. */
  public Optional<String> distributionId() {
    return optional("distributionId", ApiObject::text);
  }

  /** The recipient's account, which has the personal data. */
  public String accountId() {
    return required("accountId", ApiObject::text);
  }

  /** The custodian that files the form: the source for Form 1099-R, the destination for Form 5498. */
  public String custodianId() {
    return required("custodianId", ApiObject::text);
  }

  /** Account type at that custodian. */
  public AccountType accountType() {
    return required("accountType", enumeration(AccountType::of));
  }

  /** Whether the line can still change. */
  public Filed5498Status status() {
    return required("status", enumeration(Filed5498Status::of));
  }

  /** The form: always {@code 5498}. */
  public String form() {
    return required("form", ApiObject::text);
  }

  /** Box 2: amount rolled over in time. Null if blank. */
  public Optional<BigDecimal> box2RolloverContributions() {
    return optional("box2RolloverContributions", ApiObject::decimal);
  }

  /** Box 3: conversion to a Roth IRA from a traditional, SEP or SIMPLE IRA. Null if blank. */
  public Optional<BigDecimal> box3RothConversion() {
    return optional("box3RothConversion", ApiObject::decimal);
  }

  /** Box 13a: late rollover that is not in box 2 or 3. Null if blank. */
  public Optional<BigDecimal> box13aLateContribution() {
    return optional("box13aLateContribution", ApiObject::decimal);
  }

  /** Box 13b: year of the contribution. Null, because the box is blank for late rollovers. */
  public Optional<Long> box13bYear() {
    return optional("box13bYear", ApiObject::integer);
  }

  /**
   * Box 13c: {@code SC} with the participant's certification (Rev. Proc. 2020-46), {@code PO} for a plan loan
   * offset, {@code FD} for a deadline postponed by a disaster, {@code EO13239}, {@code EO12744}, {@code EO13119}
   * or {@code PL115-97} for a combat zone. New values may be added.
   */
  public Optional<Filed5498Box13cCode> box13cCode() {
    return optional("box13cCode", enumeration(Filed5498Box13cCode::of));
  }

  /** Box 14a: repayment of a distribution. It is in no other box. Null if blank. */
  public Optional<BigDecimal> box14aRepayments() {
    return optional("box14aRepayments", ApiObject::decimal);
  }

  /**
   * Box 14b: kind of the repaid distribution: {@code BA} birth or adoption, {@code DD} disaster, {@code QR}
   * reservist, {@code EP} emergency personal expense, {@code DA} domestic abuse, {@code TI} terminal illness.
   * New values may be added.
   */
  public Optional<Filed5498Box14bCode> box14bCode() {
    return optional("box14bCode", enumeration(Filed5498Box14bCode::of));
  }

  /** Box 7, first checkbox: traditional IRA. */
  public Optional<Boolean> box7Ira() {
    return optional("box7Ira", ApiObject::bool);
  }

  /** Box 7, second checkbox: SEP IRA, or the Roth IRA of a SEP. */
  public Optional<Boolean> box7Sep() {
    return optional("box7Sep", ApiObject::bool);
  }

  /** Box 7, third checkbox: SIMPLE IRA, or the Roth IRA of a SIMPLE plan. */
  public Optional<Boolean> box7Simple() {
    return optional("box7Simple", ApiObject::bool);
  }

  /** Box 7, fourth checkbox: Roth IRA. From 2025 on, a Roth SEP or Roth SIMPLE IRA has two checkboxes. */
  public Optional<Boolean> box7RothIra() {
    return optional("box7RothIra", ApiObject::bool);
  }

  /** Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces. */
  public List<TaxFormWarning> warnings() {
    return required("warnings", list(TaxFormWarning::new));
  }

  /**
   * Ledger movements on the form. They add up to box 1 of Form 1099-R, or to boxes 2, 3, 13a and 14a of Form
   * 5498. In CSV, only their IDs, separated by spaces.
   */
  public List<TaxFormMovement> movements() {
    return required("movements", list(TaxFormMovement::new));
  }
}
