gem unpack ./__RUBY__ --target vendor
bundle add __SLUG__-sdk --version __VERSION__ --path vendor/__SLUG__-sdk-__VERSION__
