// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class CustodiansListField extends ApiEnum {
  /** The member {@code id}. */
  public static final CustodiansListField ID = of("id");

  /** The member {@code object}. */
  public static final CustodiansListField OBJECT = of("object");

  /** The member {@code environment}. */
  public static final CustodiansListField ENVIRONMENT = of("environment");

  /** The member {@code slug}. */
  public static final CustodiansListField SLUG = of("slug");

  /** The member {@code name}. */
  public static final CustodiansListField NAME = of("name");

  /** The member {@code aliases}. */
  public static final CustodiansListField ALIASES = of("aliases");

  /** The member {@code category}. */
  public static final CustodiansListField CATEGORY = of("category");

  /** The member {@code roles}. */
  public static final CustodiansListField ROLES = of("roles");

  /** The member {@code supportedAccountTypes}. */
  public static final CustodiansListField SUPPORTED_ACCOUNT_TYPES = of("supportedAccountTypes");

  /** The member {@code deliveryMethods}. */
  public static final CustodiansListField DELIVERY_METHODS = of("deliveryMethods");

  /** The member {@code requirements}. */
  public static final CustodiansListField REQUIREMENTS = of("requirements");

  /** The member {@code processingDays}. */
  public static final CustodiansListField PROCESSING_DAYS = of("processingDays");

  /** The member {@code logoUrl}. */
  public static final CustodiansListField LOGO_URL = of("logoUrl");

  /** The member {@code website}. */
  public static final CustodiansListField WEBSITE = of("website");

  /** The member {@code verified}. */
  public static final CustodiansListField VERIFIED = of("verified");

  /** The member {@code active}. */
  public static final CustodiansListField ACTIVE = of("active");

  /** The member {@code popularRank}. */
  public static final CustodiansListField POPULAR_RANK = of("popularRank");

  /** The member {@code match}. */
  public static final CustodiansListField MATCH = of("match");

  /** The member {@code createdAt}. */
  public static final CustodiansListField CREATED_AT = of("createdAt");

  /** The member {@code receiving}. */
  public static final CustodiansListField RECEIVING = of("receiving");

  private CustodiansListField(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static CustodiansListField of(String value) {
    return intern(CustodiansListField.class, value, CustodiansListField::new);
  }
}
