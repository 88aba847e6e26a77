# packages/ contains __PHP__
composer config repositories.__SLUG__ artifact ./packages
composer require __SLUG__/sdk:__VERSION__
