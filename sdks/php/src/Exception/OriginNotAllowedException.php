<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `origin_not_allowed`: see /errors/origin_not_allowed. */
final class OriginNotAllowedException extends ApiException
{
}
