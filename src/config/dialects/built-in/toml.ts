/** A TOML text as a value, or what is wrong with it and where. The reader is loaded only for such a file. */
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
