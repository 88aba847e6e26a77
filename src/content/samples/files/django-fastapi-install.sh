python -m pip install ./__PYTHON__
