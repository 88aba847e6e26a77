composer require __SLUG__/sdk
