bundle add __SLUG__-sdk
