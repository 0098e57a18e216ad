"""Parts of a large NDJSON file, and the reports on one: what Ray and Spark share out."""
import subprocess

PART = 32 << 20


def parts_of(path):
    """Offsets of the parts of a file, with their lengths. Each begins with a line, and is about 32 MiB."""
    with open(path, "rb") as file:
        size = file.seek(0, 2)
        start = 0
        while start < size:
            file.seek(min(start + PART, size))
            file.readline()
            yield start, file.tell() - start
            start = file.tell()


def reports_on(path, start, length, options):
    """The lines of the report on a part: `offset` and `length` are those of the document in the whole file."""
    command = ["saop", "check", "--ndjson", "--jobs", "1", "--format", "json", "--stdin-name", path, "--stdin-offset", str(start), *options, "-"]
    with open(path, "rb") as file:
        file.seek(start)
        part = file.read(length)
    # A part of blank lines has no document, which would be an error of the command.
    if not part.strip(b" \t\r\n"):
        return []
    run = subprocess.run(command, input=part, capture_output=True, check=False)
    # 1 means that something is invalid, which the report says.
    if run.returncode not in (0, 1):
        raise RuntimeError(run.stderr.decode() or f"saop ended with {run.returncode}")
    return run.stdout.decode().splitlines()
