<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `role_not_allowed`: see /errors/role_not_allowed. */
final class RoleNotAllowedException extends ApiException
{
}
