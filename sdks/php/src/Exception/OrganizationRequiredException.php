<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `organization_required`: see /errors/organization_required. */
final class OrganizationRequiredException extends ApiException
{
}
