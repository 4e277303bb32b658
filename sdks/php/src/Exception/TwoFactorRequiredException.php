<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `two_factor_required`: see /errors/two_factor_required. */
final class TwoFactorRequiredException extends ApiException
{
}
