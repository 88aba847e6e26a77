import subprocess
import sys
from pathlib import Path


def verified(artifact: Path) -> bool:
    """Both signatures have to be valid."""
    ecdsa = ["openssl", "dgst", "-sha384", "-verify", "ecdsa-p384.pub",
             "-signature", f"{artifact}.ecdsa", str(artifact)]
    mldsa = ["openssl", "pkeyutl", "-verify", "-pubin", "-inkey", "ml-dsa-65.pub",
             "-rawin", "-in", str(artifact), "-sigfile", f"{artifact}.mldsa"]
    return all(subprocess.run(check).returncode == 0 for check in (ecdsa, mldsa))


if __name__ == "__main__":
    sys.exit(0 if verified(Path(sys.argv[1])) else 1)
