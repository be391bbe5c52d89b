"""What the engine refuses."""


class ConfigError(ValueError):
    """An input that cannot be used: names the field, the value that was given and what is legal."""

    def __init__(self, field: str, value: str, legal: str) -> None:
        super().__init__(f"{field}: {value} is not legal here; legal: {legal}")
        self.field = field
        self.value = value
        self.legal = legal

    def __reduce__(self) -> tuple[type["ConfigError"], tuple[str, str, str]]:
        """Another process, and a copy, make it anew from its three parts."""
        return type(self), (self.field, self.value, self.legal)
