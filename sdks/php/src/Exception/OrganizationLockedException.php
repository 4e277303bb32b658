<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `organization_locked`: Organization locked. */
final class OrganizationLockedException extends ApiException
{
}
