<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `second_person_required`: A second person must confirm. */
final class SecondPersonRequiredException extends ApiException
{
}
