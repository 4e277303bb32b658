<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `person_required`: A signed-in person must decide. */
final class PersonRequiredException extends ApiException
{
}
