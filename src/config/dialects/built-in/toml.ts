/** Parses a TOML text. Returns its value, or the error and its position. The parser is loaded on first use. */
export async function readToml(
  text: string,
): Promise<{ value: unknown } | { message: string; line: number; column: number }> {
  const { parse, TomlError } = await import('smol-toml');
  try {
    return { value: parse(text) };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [message = ''] = error.message.split('\n');
    return { message, line: error.line, column: error.column };
  }
}
