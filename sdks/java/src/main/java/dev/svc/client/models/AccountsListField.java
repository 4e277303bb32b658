// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class AccountsListField extends ApiEnum {
  /** The member {@code id}. */
  public static final AccountsListField ID = of("id");

  /** The member {@code object}. */
  public static final AccountsListField OBJECT = of("object");

  /** The member {@code environment}. */
  public static final AccountsListField ENVIRONMENT = of("environment");

  /** The member {@code externalId}. */
  public static final AccountsListField EXTERNAL_ID = of("externalId");

  /** The member {@code firstName}. */
  public static final AccountsListField FIRST_NAME = of("firstName");

  /** The member {@code lastName}. */
  public static final AccountsListField LAST_NAME = of("lastName");

  /** The member {@code formerNames}. */
  public static final AccountsListField FORMER_NAMES = of("formerNames");

  /** The member {@code email}. */
  public static final AccountsListField EMAIL = of("email");

  /** The member {@code phone}. */
  public static final AccountsListField PHONE = of("phone");

  /** The member {@code dateOfBirth}. */
  public static final AccountsListField DATE_OF_BIRTH = of("dateOfBirth");

  /** The member {@code ssnLast4}. */
  public static final AccountsListField SSN_LAST4 = of("ssnLast4");

  /** The member {@code address}. */
  public static final AccountsListField ADDRESS = of("address");

  /** The member {@code status}. */
  public static final AccountsListField STATUS = of("status");

  /** The member {@code metadata}. */
  public static final AccountsListField METADATA = of("metadata");

  /** The member {@code version}. */
  public static final AccountsListField VERSION = of("version");

  /** The member {@code createdAt}. */
  public static final AccountsListField CREATED_AT = of("createdAt");

  /** The member {@code updatedAt}. */
  public static final AccountsListField UPDATED_AT = of("updatedAt");

  private AccountsListField(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static AccountsListField of(String value) {
    return intern(AccountsListField.class, value, AccountsListField::new);
  }
}
