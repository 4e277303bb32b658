// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class AccountsListField extends ApiEnum {
  /** The field {@code id}. */
  public static final AccountsListField ID = of("id");

  /** The field {@code object}. */
  public static final AccountsListField OBJECT = of("object");

  /** The field {@code environment}. */
  public static final AccountsListField ENVIRONMENT = of("environment");

  /** The field {@code externalId}. */
  public static final AccountsListField EXTERNAL_ID = of("externalId");

  /** The field {@code firstName}. */
  public static final AccountsListField FIRST_NAME = of("firstName");

  /** The field {@code lastName}. */
  public static final AccountsListField LAST_NAME = of("lastName");

  /** The field {@code formerNames}. */
  public static final AccountsListField FORMER_NAMES = of("formerNames");

  /** The field {@code email}. */
  public static final AccountsListField EMAIL = of("email");

  /** The field {@code phone}. */
  public static final AccountsListField PHONE = of("phone");

  /** The field {@code dateOfBirth}. */
  public static final AccountsListField DATE_OF_BIRTH = of("dateOfBirth");

  /** The field {@code ssnLast4}. */
  public static final AccountsListField SSN_LAST4 = of("ssnLast4");

  /** The field {@code address}. */
  public static final AccountsListField ADDRESS = of("address");

  /** The field {@code status}. */
  public static final AccountsListField STATUS = of("status");

  /** The field {@code metadata}. */
  public static final AccountsListField METADATA = of("metadata");

  /** The field {@code version}. */
  public static final AccountsListField VERSION = of("version");

  /** The field {@code createdAt}. */
  public static final AccountsListField CREATED_AT = of("createdAt");

  /** The field {@code updatedAt}. */
  public static final AccountsListField UPDATED_AT = of("updatedAt");

  private AccountsListField(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static AccountsListField of(String value) {
    return intern(AccountsListField.class, value, AccountsListField::new);
  }
}
