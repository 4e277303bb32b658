<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `not_found`: Not found. */
final class NotFoundException extends ApiException
{
}
