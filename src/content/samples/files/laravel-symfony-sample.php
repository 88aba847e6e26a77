<?php
namespace App\Casts;

use Illuminate\Contracts\Database\Eloquent\CastsAttributes;
use __CLASS__\Sdk\Client;

/** In a model: protected $casts = ['diagnosis' => Sealed::class]; */
final class Sealed implements CastsAttributes
{
    public function get($model, string $key, mixed $value, array $attributes): ?string
    {
        return $value === null ? null : app(Client::class)->decrypt($value)->data;
    }

    public function set($model, string $key, mixed $value, array $attributes): ?string
    {
        return $value === null ? null : app(Client::class)->encrypt($value)->encryptedData;
    }
}
