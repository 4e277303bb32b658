// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class RolloversListView extends ApiEnum {
  /** All members. */
  public static final RolloversListView FULL = of("full");

  /** Only the members that describe the rollover: no money, documents, deadlines or tax treatment. */
  public static final RolloversListView SUMMARY = of("summary");

  private RolloversListView(String value) {
    super(value);
  }

  /** Returns the instance for a value, also if this version of the client does not know it. */
  public static RolloversListView of(String value) {
    return intern(RolloversListView.class, value, RolloversListView::new);
  }
}
