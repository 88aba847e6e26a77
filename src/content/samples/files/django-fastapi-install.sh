python -m pip install __SLUG__-sdk
