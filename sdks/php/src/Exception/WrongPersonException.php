<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `wrong_person`: Another person must decide. */
final class WrongPersonException extends ApiException
{
}
