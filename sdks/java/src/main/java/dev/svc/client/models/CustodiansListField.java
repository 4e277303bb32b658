// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class CustodiansListField extends ApiEnum {
  /** The field {@code id}. */
  public static final CustodiansListField ID = of("id");

  /** The field {@code object}. */
  public static final CustodiansListField OBJECT = of("object");

  /** The field {@code environment}. */
  public static final CustodiansListField ENVIRONMENT = of("environment");

  /** The field {@code slug}. */
  public static final CustodiansListField SLUG = of("slug");

  /** The field {@code name}. */
  public static final CustodiansListField NAME = of("name");

  /** The field {@code aliases}. */
  public static final CustodiansListField ALIASES = of("aliases");

  /** The field {@code category}. */
  public static final CustodiansListField CATEGORY = of("category");

  /** The field {@code roles}. */
  public static final CustodiansListField ROLES = of("roles");

  /** The field {@code supportedAccountTypes}. */
  public static final CustodiansListField SUPPORTED_ACCOUNT_TYPES = of("supportedAccountTypes");

  /** The field {@code deliveryMethods}. */
  public static final CustodiansListField DELIVERY_METHODS = of("deliveryMethods");

  /** The field {@code requirements}. */
  public static final CustodiansListField REQUIREMENTS = of("requirements");

  /** The field {@code processingDays}. */
  public static final CustodiansListField PROCESSING_DAYS = of("processingDays");

  /** The field {@code logoUrl}. */
  public static final CustodiansListField LOGO_URL = of("logoUrl");

  /** The field {@code website}. */
  public static final CustodiansListField WEBSITE = of("website");

  /** The field {@code verified}. */
  public static final CustodiansListField VERIFIED = of("verified");

  /** The field {@code active}. */
  public static final CustodiansListField ACTIVE = of("active");

  /** The field {@code popularRank}. */
  public static final CustodiansListField POPULAR_RANK = of("popularRank");

  /** The field {@code match}. */
  public static final CustodiansListField MATCH = of("match");

  /** The field {@code createdAt}. */
  public static final CustodiansListField CREATED_AT = of("createdAt");

  /** The field {@code receiving}. */
  public static final CustodiansListField RECEIVING = of("receiving");

  private CustodiansListField(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static CustodiansListField of(String value) {
    return intern(CustodiansListField.class, value, CustodiansListField::new);
  }
}
